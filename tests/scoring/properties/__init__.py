"""What holds of every rule set whatever is played: Hypothesis draws the hands, the simulator plays them."""
