-- Every brand has two boards from now on. Whoever plays alone is given 0.2 % of what has to be played by the one, and 0.1 % by the other.
insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select brands.code, 'board', board.code, 1, board.name, board.about, board.terms, true,
    case when is_called then now() else 'epoch' end, board.position, 'pavilion'
  from brands, ledger_transaction_ids, (values
    (1, 'weekly-play', '{"en": "Play of the week", "bn": "সপ্তাহের সেরা খেলোয়াড়"}'::jsonb,
      '{"en": "Whoever plays most from Monday to Sunday is ahead.", "bn": "সোম থেকে রবিবারের মধ্যে যিনি সবচেয়ে বেশি খেলেন, তিনি সবার আগে।"}'::jsonb,
      '{"period": "weekly", "by": "stake", "least": "5000000", "prizes": [
        {"from": 1, "to": 1, "prize": "10000"}, {"from": 2, "to": 3, "prize": "5000"}, {"from": 4, "to": 10, "prize": "2000"}]}'::jsonb),
    (2, 'daily-multiple', '{"en": "Best multiple of the day", "bn": "দিনের সেরা গুণ"}'::jsonb,
      '{"en": "The largest win of the day beside its stake.", "bn": "বাজির তুলনায় দিনের সবচেয়ে বড় জয়।"}'::jsonb,
      '{"period": "daily", "by": "multiplier", "leastStake": "1000", "least": "1000000", "prizes": [
        {"from": 1, "to": 1, "prize": "1000"}, {"from": 2, "to": 3, "prize": "500"}]}'::jsonb)
  ) as board (position, code, name, about, terms);
