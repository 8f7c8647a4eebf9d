"""The Shepherd: two sheep, two picture dice, a dog and the sun's way home."""
