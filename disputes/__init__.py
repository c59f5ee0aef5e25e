"""The room of arbitration: cases, notes, rulings, appeals and precedents."""
