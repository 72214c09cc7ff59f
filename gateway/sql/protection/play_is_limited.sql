-- Whether bets of the member are held against a limit of their own.
create or replace function play_is_limited(member bigint) returns boolean language sql stable as $$
  select exists (select from play_limits where member_id = member and kind <> 'deposit');
$$;
