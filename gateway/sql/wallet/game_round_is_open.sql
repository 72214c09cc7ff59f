-- Whether somebody plays this round and its vendor has not ended it.
create or replace function game_round_is_open(m wallet_movement) returns boolean language sql stable as $$
  select exists (select from game_rounds where member_id = m.member_id and vendor = m.vendor and round = m.round and not closed);
$$;
