"""All Nines: roll, walk along a shrinking track, and collect numbers that add up to nine."""
