-- Whether the member's time in games is limited.
create or replace function play_is_timed(member bigint) returns boolean language sql stable as $$
  select exists (select from play_limits where member_id = member and kind = 'session');
$$;
