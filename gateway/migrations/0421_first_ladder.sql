-- Every brand has a ladder of six ranks from now on. The bonuses on the way are at most 0.27 % of what has to be played for each, and nothing is given for nothing.
insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select brands.code, 'level', 'ladder', 1, '{"en": "VIP ranks", "bn": "ভিআইপি ধাপ"}',
    '{"en": "Your rank goes up as you play. Part of it, played again each month, keeps it.", "bn": "খেলার সঙ্গে সঙ্গে ধাপ বাড়ে। প্রতি মাসে তার একটা অংশ আবার খেললে ধাপ থাকে।"}',
    '{"ranks": [
      {"label": {"bn": "ব্রোঞ্জ", "en": "Bronze"}, "stake": "0", "deposits": "0", "days": 0, "benefits": {"rebateRate": 0, "withdrawalDay": 100, "withdrawalRequest": 100, "rankBonus": "0", "birthdayBonus": "0", "fasterReview": false}},
      {"label": {"bn": "সিলভার", "en": "Silver"}, "stake": "5000000", "deposits": "200000", "days": 0, "benefits": {"rebateRate": 10, "withdrawalDay": 100, "withdrawalRequest": 100, "rankBonus": "10000", "birthdayBonus": "0", "fasterReview": false}},
      {"label": {"bn": "গোল্ড", "en": "Gold"}, "stake": "25000000", "deposits": "1000000", "days": 3, "benefits": {"rebateRate": 15, "withdrawalDay": 150, "withdrawalRequest": 120, "rankBonus": "50000", "birthdayBonus": "0", "fasterReview": false}},
      {"label": {"bn": "প্লাটিনাম", "en": "Platinum"}, "stake": "100000000", "deposits": "4000000", "days": 5, "benefits": {"rebateRate": 20, "withdrawalDay": 200, "withdrawalRequest": 150, "rankBonus": "200000", "birthdayBonus": "0", "fasterReview": true}},
      {"label": {"bn": "ডায়মন্ড", "en": "Diamond"}, "stake": "500000000", "deposits": "15000000", "days": 8, "benefits": {"rebateRate": 25, "withdrawalDay": 300, "withdrawalRequest": 200, "rankBonus": "1000000", "birthdayBonus": "0", "fasterReview": true}},
      {"label": {"bn": "রয়্যাল", "en": "Royal"}, "stake": "2000000000", "deposits": "50000000", "days": 10, "benefits": {"rebateRate": 30, "withdrawalDay": 500, "withdrawalRequest": 200, "rankBonus": "4000000", "birthdayBonus": "0", "fasterReview": true}}
    ], "keepShare": 5, "warningDays": 7}',
    true, case when is_called then now() else 'epoch' end, 1, 'pavilion'
  from brands, ledger_transaction_ids;
