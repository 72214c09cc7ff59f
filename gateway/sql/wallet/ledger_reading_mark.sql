-- Notes for a reader how far the ledger has come; false while an earlier mark stands. The id is read before this transaction gets its own number,
-- so that whoever was given a smaller id has a smaller number. (A snapshot's xmax would not do: younger ones may already run beyond it.)
create or replace function ledger_reading_mark(name text) returns boolean language plpgsql as $$
declare
  newest bigint;
begin
  select case when is_called then last_value else 0 end into newest from ledger_transaction_ids;
  update ledger_reading set ahead = newest, settled_at = pg_current_xact_id() where reader = name and ahead is null;
  return found;
end $$;

revoke execute on function ledger_reading_mark from public, pavilion_app;
