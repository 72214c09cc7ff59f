-- The number of the ledger up to which play is counted.
create or replace function counted_play_done() returns bigint language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return ledger_reading_done('counted_play');
end $$;

revoke execute on function counted_play_done from public, pavilion_app;
grant execute on function counted_play_done to pavilion_app;
