"""Players who play whole games by the law of any rule set: legal acts alone, every claim honest.

They ask the same law that audits; what a region's players do beside it, its rule set says as `customs`.
"""
