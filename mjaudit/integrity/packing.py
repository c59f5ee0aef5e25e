"""What is packed is one frame of zstd, and nothing behind it."""

import zstandard


def bytes_behind(packed: bytes) -> int:
    """How many bytes follow the frame, which unpacking alone would pass over."""
    unpacking = zstandard.ZstdDecompressor().decompressobj()
    unpacking.decompress(packed)
    return len(unpacking.unused_data)
