"""How a seat without a person thinks; runs in a worker."""
