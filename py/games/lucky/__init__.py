"""Lucky Sheep: swap cards until sheep of one colour stand together, and keep your lucky colour secret."""
