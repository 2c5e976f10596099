"""HTTP and the WebSocket endpoint."""
