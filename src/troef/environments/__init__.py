"""Level 3: the games in the interfaces researchers already use. No rule stands here: adapters ask the rules.

`aec` and `parallel` are PettingZoo's, `single` is Gymnasium's, `vector` plays thousands of games at once (all four:
extra `rl`), `openspiel` is OpenSpiel's (extra `openspiel`), `data` writes records as columns (extra `data` for
Parquet). `spec` says what a learner is given, `turns` in which order seats are asked.
"""
