"""What pages and the API read: each function is one question, asked as somebody."""
