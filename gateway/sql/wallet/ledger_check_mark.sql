-- Notes how far the ledger has come, as `member_days_mark` does.
create or replace function ledger_check_mark() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest bigint;
begin
  select case when is_called then last_value else 0 end into newest from ledger_transaction_ids;
  update ledger_check_progress set ahead = newest, settled_at = pg_current_xact_id() where ahead is null and newest > done;
end $$;

revoke execute on function ledger_check_mark from public, pavilion_app;
grant execute on function ledger_check_mark to pavilion_app;
