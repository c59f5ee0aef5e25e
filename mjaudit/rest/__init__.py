"""What every app's part of the API is made with: answers, parameters, pages, bodies. It imports no app."""
