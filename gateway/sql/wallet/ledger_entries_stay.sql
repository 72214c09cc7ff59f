-- Entries are never changed, not even by the owner.
create or replace function ledger_entries_stay() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are never changed' using errcode = 'check_violation';
end $$;

revoke execute on function ledger_entries_stay from public, pavilion_app;
