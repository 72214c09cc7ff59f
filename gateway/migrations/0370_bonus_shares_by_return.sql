-- What gives back more than 97.5 % counts at most 5 % for the offers that came with the brands, where nobody has changed them: of what is left to the house
-- after that, ten times the bonus (welcome) and eight times (weekly) cost a perfect player more than the bonus brings. It takes the place of a game by name.
update bonus_offers set
  contribution = contribution || '{"games": {}, "highReturn": {"above": 9750, "share": 5}}',
  terms = jsonb_build_object(
    'en', replace(terms ->> 'en', 'live casino, lottery and Lantern Dice 5%.',
      'live casino and lottery 5%. A game of any kind that returns more than 97.5% counts 5%.'),
    'bn', replace(terms ->> 'bn', 'আর লাইভ ক্যাসিনো, লটারি ও লণ্ঠন পাশার ৫% গোনা হয়।',
      'আর লাইভ ক্যাসিনো ও লটারির ৫% গোনা হয়। যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়।'))
where version = 1 and (code, wager_times, contribution) in (
  ('welcome', 10, '{"categories": {"RNG": 25, "FISH": 25, "SPORTS": 25, "ESPORTS": 25, "COCKFIGHT": 25, "ELOTT": 25, "PVP": 20, "LIVE": 5, "LOTT": 5}, "games": {"STUDIO:dice": 5}}'::jsonb),
  ('weekly', 8, '{"categories": {"RNG": 20, "FISH": 20, "SPORTS": 20, "ESPORTS": 20, "COCKFIGHT": 20, "ELOTT": 20, "PVP": 15, "LIVE": 5, "LOTT": 5}, "games": {"STUDIO:dice": 5}}'::jsonb));
