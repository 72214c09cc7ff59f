-- Every brand gives back a little of each day's play from now on: at most 0.5 % of what counts, and to whoever holds the highest rank. What ranks add is what the ladder says.
insert into promotion_rules (brand, kind, code, version, name, about, terms, enabled, valid_from, position, written_by)
  select brands.code, 'rebate', 'daily', 1, '{"en": "Daily rebate", "bn": "দিনের রিবেট"}',
    '{"en": "Part of what you play each day comes back. Claim it within seven days; it is your own money at once.", "bn": "প্রতিদিনের খেলার একটা অংশ ফেরত আসে। সাত দিনের মধ্যে নিন; নিলেই তা আপনার নিজের টাকা।"}',
    '{"rates": [
      {"category": "RNG", "rate": 20}, {"category": "FISH", "rate": 20}, {"category": "SPORTS", "rate": 15}, {"category": "ESPORTS", "rate": 15},
      {"category": "COCKFIGHT", "rate": 15}, {"category": "ELOTT", "rate": 15}, {"category": "LOTT", "rate": 15}, {"category": "PVP", "rate": 10}, {"category": "LIVE", "rate": 5}
    ], "byRank": [0, 10, 15, 20, 25, 30], "least": "100", "most": "5000000", "lapseDays": 7}',
    true, case when is_called then now() else 'epoch' end, 1, 'pavilion'
  from brands, ledger_transaction_ids;
