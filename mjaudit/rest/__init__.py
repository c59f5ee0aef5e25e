"""What every app's part of the API is made with: answers, parameters, pages, small bodies. It imports no app."""
