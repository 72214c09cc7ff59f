-- The number of the last transaction that a reader has read.
create or replace function ledger_reading_done(name text) returns bigint language plpgsql stable as $$
begin
  return (select done from ledger_reading where reader = name);
end $$;

revoke execute on function ledger_reading_done from public, pavilion_app;
