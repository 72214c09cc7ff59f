-- Several bonuses at once: each round feeds the first of them that it counts for. Pages are told whenever one stands differently.
-- calls: bus_notify, bonuses_notify_change
-- narrows: a gateway of the release before gives another one where it would have given none, and shows one of them.
drop index bonuses_one_at_a_time;
create index bonuses_active_of_member on bonuses (member_id, until, given_at, id) where state = 'active';

update bonus_offers set terms = jsonb_build_object(
  'en', replace(terms ->> 'en', 'For one deposit in seven days while no other bonus runs.', 'For one deposit in seven days.'),
  'bn', replace(terms ->> 'bn', 'অন্য কোনো বোনাস না চললে সাত দিনে', 'সাত দিনে'))
where version = 1 and code = 'weekly';

create trigger bonuses_notify_change after insert or update of wagered, wager_undone, state on bonuses
  for each row execute function bonuses_notify_change();
