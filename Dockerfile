# The service without embedded servers; docker-compose.yml puts PostgreSQL, Valkey and a proxy beside it.
FROM python:3.11-slim-bookworm AS build
WORKDIR /srv/mjaudit
COPY requirements.lock requirements-uv.lock ./
COPY scripts/install scripts/install
# The installer itself is not needed afterwards.
RUN scripts/install run && rm -rf .venv/uv
# What compiles the engine stays behind as well.
RUN apt-get update -q && apt-get install -q -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
COPY requirements-compile.lock ./
RUN python -m venv /opt/compile && /opt/compile/bin/pip install --quiet --require-hashes --no-deps -r requirements-compile.lock
COPY . .
RUN /opt/compile/bin/python -m scripts.compiled
RUN MJAUDIT_COLLECTED_STATIC=/srv/mjaudit/collected .venv/bin/python manage.py collectstatic --noinput --verbosity 0

FROM python:3.11-slim-bookworm
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin mjaudit
# All of it is root's: the service can change nothing of its own code, and writes to /tmp alone.
COPY --from=build /srv/mjaudit /srv/mjaudit
WORKDIR /srv/mjaudit
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 \
    MJAUDIT_COLLECTED_STATIC=/srv/mjaudit/collected MJAUDIT_BIND=0.0.0.0 MJAUDIT_PORT=8000 MJAUDIT_ENGINE=compiled
USER mjaudit
EXPOSE 8000
CMD [".venv/bin/python", "-m", "gunicorn", "-c", "python:mjaudit.webserver"]
