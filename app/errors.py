"""One error for HTTP and WebSocket: a code with parameters, worded by the client."""


class AppError(Exception):
    """A refusal. `status` is what HTTP answers; nothing was changed."""

    def __init__(self, code: str, status: int = 400, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.params = params
