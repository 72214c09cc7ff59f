-- What rules give for the same stakes comes on top of a bonus. The offers that came with the brands count less of each round from now on, where nobody has changed them: at 8 % (welcome) and
-- 6 % (weekly) a perfect player stakes 125 and 133 times the bonus, which costs more than it brings while all rules together give no more than 1.6 % of what counts.
update bonus_offers set
  contribution = jsonb_set(contribution, '{categories}', contribution -> 'categories' || (select jsonb_object_agg(category, share)
    from jsonb_each(contribution -> 'categories') of_category (category, was), (values (case code when 'welcome' then 8 else 6 end)) counts (share) where was::int > share)),
  terms = jsonb_build_object(
    'en', regexp_replace(terms ->> 'en', 'cockfights and e-lottery count 2[05]%, card games (20|15)%,',
      'cockfights, e-lottery and card games count ' || case code when 'welcome' then '8' else '6' end || '%,'),
    'bn', regexp_replace(terms ->> 'bn', 'মোরগ লড়াই ও ই-লটারির ২[০৫]%, তাস ও বোর্ডের (২০|১৫)%,',
      'মোরগ লড়াই, ই-লটারি, তাস ও বোর্ডের ' || case code when 'welcome' then '৮' else '৬' end || '%,'))
where version = 1 and code in ('welcome', 'weekly') and (contribution -> 'categories' ->> 'RNG', contribution -> 'categories' ->> 'PVP') in (('25', '20'), ('20', '15'));
