-- How far a reader of the ledger has come, held until the transaction ends; null while somebody else holds it.
create or replace function ledger_reading_take(name text) returns ledger_reading language plpgsql as $$
declare
  reading ledger_reading;
begin
  select * into reading from ledger_reading where reader = name for update skip locked;
  return reading;
end $$;

revoke execute on function ledger_reading_take from public, pavilion_app;
