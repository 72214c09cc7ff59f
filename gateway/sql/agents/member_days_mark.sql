-- Notes how far the ledger has come; false while an earlier mark stands.
create or replace function member_days_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return ledger_reading_mark('member_days');
end $$;

revoke execute on function member_days_mark from public, pavilion_app;
grant execute on function member_days_mark to pavilion_app;
