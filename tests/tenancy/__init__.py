"""The two walls between tenants: what each lets through, with the other one off."""
