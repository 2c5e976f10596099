"""Tokens and codes: made from the system's randomness, stored as hashes.

The hash is plain SHA-256: every secret here has at least 100 random bits, so there is nothing
a slow hash would protect.
"""

import hashlib
import secrets
import string

# No 0/O, 1/I/L and U: read out loud and copied by hand.
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8
RECOVERY_LENGTH = 24
# Letters and digits alone: a dash at the start is an option on a command line, and chat programs
# leave one at the end out of the link.
TOKEN_ALPHABET = string.ascii_letters + string.digits


def new_token() -> str:
    """Return 256 random bits for a browser, as 43 letters and digits."""
    return _symbols(TOKEN_ALPHABET, 43)


def new_link() -> str:
    """Return 131 random bits for a link or a room id, as 22 letters and digits."""
    return _symbols(TOKEN_ALPHABET, 22)


def new_seed(size: int) -> bytes:
    """Return the secret bytes of a room's randomness."""
    return secrets.token_bytes(size)


def new_id() -> str:
    """Return a random id that is no secret."""
    return secrets.token_hex(8)


def new_code() -> str:
    """Return a room code of 8 symbols (39 bits; guessing is rate-limited)."""
    return _symbols(ALPHABET, CODE_LENGTH)


def new_recovery_code() -> str:
    """Return a recovery code of 24 symbols (117 bits) in groups of four."""
    symbols = _symbols(ALPHABET, RECOVERY_LENGTH)
    return "-".join(symbols[i : i + 4] for i in range(0, RECOVERY_LENGTH, 4))


def normal_code(text: str) -> str:
    """Return a typed code as it was made: upper case, without separators."""
    return "".join(symbol for symbol in text.upper() if symbol.isalnum())


def digest(secret: str) -> str:
    """Return what is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _symbols(alphabet: str, count: int) -> str:
    return "".join(secrets.choice(alphabet) for _ in range(count))
