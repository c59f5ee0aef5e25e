"""The engine: pure Python that replays a hand, judges every act and recomputes every payment.

It knows the physics of a mahjong table and how law is organised, never the law of a region.
"""
