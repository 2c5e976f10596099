# One server process, as an ordinary user; the database is migrated when it starts.
FROM python:3.11-slim

RUN useradd --create-home --uid 10001 parvis
WORKDIR /srv/parvis
COPY requirements.lock ./
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.lock
COPY app ./app
COPY migrations ./migrations
COPY static ./static
RUN mkdir data && chown parvis:parvis data
USER parvis

ENV PARVIS_HOST=0.0.0.0 PARVIS_PORT=8000 PYTHONUNBUFFERED=1
EXPOSE 8000
VOLUME /srv/parvis/data
HEALTHCHECK --interval=30s --timeout=5s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["python", "-m", "app.cli", "run"]
