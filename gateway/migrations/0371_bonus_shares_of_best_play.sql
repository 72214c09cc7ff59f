-- Two games of the studio return more than 99.4 % to who plays them best: of such a stake a twentieth is too much for the offers that came with the brands, where nobody has
-- changed them. They count 2 %, by name: at that, what is left to the house of ten times the bonus (welcome) and of eight (weekly) is more than the bonus brings.
update bonus_offers set
  contribution = contribution || '{"games": {"STUDIO:magpie-blackjack": 2, "STUDIO:palace-jacks": 2}}',
  terms = jsonb_build_object(
    'en', replace(terms ->> 'en', 'A game of any kind that returns more than 97.5% counts 5%.',
      'A game of any kind that returns more than 97.5% counts 5%, Magpie Blackjack and Palace Jacks 2%.'),
    'bn', replace(terms ->> 'bn', 'যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়।',
      'যে খেলা বাজির ৯৭.৫%-এর বেশি ফেরত দেয়, ধরন যা-ই হোক, তার ৫% গোনা হয়; দোয়েল ব্ল্যাকজ্যাক ও রাজবাড়ির গোলামের ২%।'))
where version = 1 and code in ('welcome', 'weekly')
  and contribution -> 'highReturn' = '{"above": 9750, "share": 5}' and contribution -> 'games' = '{}';
