-- Notes how far the ledger has come, as `member_days_mark` does; false while an earlier mark stands.
create or replace function bonuses_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest bigint;
begin
  select case when is_called then last_value else 0 end into newest from ledger_transaction_ids;
  update ledger_reading set ahead = newest, settled_at = pg_current_xact_id()
    where reader = 'bonuses' and ahead is null;
  return found;
end $$;

revoke execute on function bonuses_mark from public, pavilion_app;
grant execute on function bonuses_mark to pavilion_app;
