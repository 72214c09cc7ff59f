-- Dozens of titles now return more than 99.4 % to who plays them best, where two did: no list of names keeps up with them. What returns more than 97.5 % counts 2 % for the
-- offers that came with the brands, where nobody has changed them; no game is named any more.
update bonus_offers set
  contribution = contribution || '{"games": {}, "highReturn": {"above": 9750, "share": 2}}',
  terms = jsonb_build_object(
    'en', replace(terms ->> 'en', 'A game of any kind that returns more than 97.5% counts 5%, Magpie Blackjack and Palace Jacks 2%.',
      'A game of any kind that returns more than 97.5% counts 2%.'),
    'bn', replace(terms ->> 'bn', 'যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়; দোয়েল ব্ল্যাকজ্যাক ও রাজবাড়ির গোলামের ২%।',
      'যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ২% গোনা হয়।'))
where version = 1 and code in ('welcome', 'weekly')
  and contribution -> 'highReturn' = '{"above": 9750, "share": 5}' and contribution -> 'games' = '{"STUDIO:magpie-blackjack": 2, "STUDIO:palace-jacks": 2}';
