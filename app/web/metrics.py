"""Prometheus metrics, served on a port of their own."""

from prometheus_client import Counter, Gauge, Histogram

SOCKETS = Gauge("parvis_sockets", "WebSockets open in this process")
REQUESTS = Counter("parvis_http_requests_total", "HTTP requests", ["method", "route", "status"])
LATENCY = Histogram("parvis_http_seconds", "Seconds to answer an HTTP request", ["route"])
