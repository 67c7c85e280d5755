"""Level 5: what people use at a prompt. It decides nothing; it asks the levels below and shows what they say."""
