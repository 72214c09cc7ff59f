-- Notes how far the ledger has come, as `member_days_mark` does; false while an earlier mark stands.
create or replace function bonuses_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return ledger_reading_mark('bonuses');
end $$;

revoke execute on function bonuses_mark from public, pavilion_app;
grant execute on function bonuses_mark to pavilion_app;
