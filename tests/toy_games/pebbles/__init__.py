"""A small game that is only a folder: the registry finds it once its path is known."""
