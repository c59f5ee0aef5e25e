"""What is wrong with this installation, in plain words: `manage.py doctor`.

`settings_checks`, `database_checks` and `machine_checks` each look at one side; `examination` goes over all
of them.
"""
