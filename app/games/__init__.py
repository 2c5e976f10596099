"""One package per game; `app.engine.registry` discovers them."""
