"""Copy the browser's libraries from node_modules to static/vendor, and check the copies.

static/vendor/manifest.json tells version, licence and the sha256 of every file.
"""

import argparse
import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
VENDOR = ROOT / "static" / "vendor"
MANIFEST = VENDOR / "manifest.json"

_DIRECTIVES = ("class-map", "guard", "if-defined", "keyed", "live", "ref", "repeat", "style-map")
# The .d.ts files are for the type checker; no browser asks for them.
FILES = {
    "lit-html": (
        "LICENSE",
        *(
            f"{name}.{kind}"
            for name in (
                "lit-html",
                "directive",
                "directive-helpers",
                "async-directive",
                *(f"directives/{directive}" for directive in _DIRECTIVES),
            )
            for kind in ("js", "d.ts")
        ),
    ),
    "@noble/hashes": (
        "LICENSE",
        *(
            f"{name}.{kind}"
            for name in ("sha2", "hmac", "_md", "_u64", "utils")
            for kind in ("js", "d.ts")
        ),
    ),
}


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _package(name: str) -> dict[str, Any]:
    described: dict[str, Any] = json.loads((MODULES / name / "package.json").read_text())
    return described


def copy() -> None:
    """Copy the listed files and write the manifest."""
    manifest = {}
    for name, files in FILES.items():
        target = VENDOR / name
        shutil.rmtree(target, ignore_errors=True)
        for file in files:
            (target / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(MODULES / name / file, target / file)
        described = _package(name)
        manifest[name] = {
            "version": described["version"],
            "licence": described["license"],
            "files": {file: _sha256(target / file) for file in files},
        }
    MANIFEST.write_text(json.dumps(manifest, indent=2) + "\n")


def problems() -> list[str]:
    """Return what differs between the copies, the manifest, package.json and node_modules."""
    manifest = json.loads(MANIFEST.read_text())
    pinned = json.loads((ROOT / "package.json").read_text())["dependencies"]
    found = []
    if manifest.keys() != FILES.keys():
        found.append(f"the manifest lists {sorted(manifest)}")
    for name, entry in manifest.items():
        if entry["version"] != pinned.get(name):
            found.append(f"{name}: {entry['version']} is vendored, {pinned.get(name)} pinned")
        here = VENDOR / name
        present = {str(path.relative_to(here)) for path in here.rglob("*") if path.is_file()}
        found += [f"{name}/{file} is not in the manifest" for file in present - set(entry["files"])]
        for file, expected in entry["files"].items():
            installed = MODULES / name / file
            if file not in present or _sha256(here / file) != expected:
                found.append(f"{name}/{file} is not the file of the manifest")
            elif installed.exists() and _sha256(installed) != expected:
                found.append(f"{name}/{file} is not the installed one")
    return found


def main() -> int:
    """Copy, or with --check only compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare, change nothing")
    if not parser.parse_args().check:
        copy()
    found = problems()
    sys.stderr.writelines(f"{problem}\n" for problem in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
