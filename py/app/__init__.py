"""The rooms around a game: lobby, seats, settings, curtain, help, log, replay, results."""
