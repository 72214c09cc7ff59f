-- The missions that the brands begin with: together they bring at most 0.4 % of what counts.
insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select brands.code, 'mission', mission.code, 1, mission.name::jsonb, mission.about::jsonb, mission.terms::jsonb,
    true, case when is_called then now() else 'epoch' end, mission.position, 'pavilion'
  from brands, ledger_transaction_ids, (values
    (1, 'daily-round',
      '{"en": "Daily round", "bn": "রোজকার রাউন্ড"}',
      '{"en": "Play for a total of 2,000 that counts in a day.", "bn": "এক দিনে মোট ২,০০০ গোনা খেলা খেলুন।"}',
      '{"period": "daily", "steps": [{"kind": "counted", "target": "200000"}], "prize": "200", "join": false, "claimDays": 3}'),
    (2, 'weekly-slots',
      '{"en": "A week of slots", "bn": "স্লটের সপ্তাহ"}',
      '{"en": "Join, and play slots on three days in a row, for a total of 10,000 that counts.", "bn": "যোগ দিন, পরপর তিন দিন খেলুন, আর স্লটে মোট ১০,০০০ গোনা খেলা পূর্ণ করুন।"}',
      '{"period": "weekly", "steps": [{"kind": "counted", "target": "1000000", "categories": ["RNG"]}, {"kind": "days", "target": "3", "least": "50000"}], "prize": "1000", "join": true, "claimDays": 7}'),
    (3, 'first-steps',
      '{"en": "First steps", "bn": "প্রথম পদক্ষেপ"}',
      '{"en": "Once: make a first deposit, and play for a total of 5,000 that counts.", "bn": "একবারই: প্রথম জমা দিন, আর মোট ৫,০০০ গোনা খেলা পূর্ণ করুন।"}',
      '{"period": "once", "steps": [{"kind": "depositCount", "target": "1"}, {"kind": "counted", "target": "500000"}], "prize": "1000", "join": false, "claimDays": 30}')
  ) mission (position, code, name, about, terms);
