# The service without embedded servers; docker-compose.yml puts PostgreSQL and Valkey beside it.
FROM python:3.11-slim-bookworm

ENV PYTHONUNBUFFERED=1
WORKDIR /srv/mjaudit

COPY requirements.lock requirements-uv.lock ./
COPY scripts/install scripts/install
RUN scripts/install run

COPY . .
ENV MJAUDIT_COLLECTED_STATIC=/srv/mjaudit/collected
RUN .venv/bin/python manage.py collectstatic --noinput --verbosity 0

RUN useradd --system --no-create-home mjaudit
USER mjaudit
ENV MJAUDIT_BIND=0.0.0.0 MJAUDIT_PORT=8000
EXPOSE 8000
CMD [".venv/bin/python", "-m", "gunicorn", "-c", "python:mjaudit.webserver"]
