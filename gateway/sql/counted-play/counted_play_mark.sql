-- Notes how far the ledger has come; false while an earlier mark stands.
create or replace function counted_play_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return ledger_reading_mark('counted_play');
end $$;

revoke execute on function counted_play_mark from public, pavilion_app;
grant execute on function counted_play_mark to pavilion_app;
