"""What the service remembers about itself."""

from django.db import models


class Pulse(models.Model):
    """When a part of the service (`worker`, `beat`, `web`) last said that it lives (database clock)."""

    name = models.CharField(max_length=16, primary_key=True)
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.name} {self.at:%Y-%m-%d %H:%M:%S}"
