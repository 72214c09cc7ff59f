-- Notes that a reader has come so far; when it has reached its mark, it has none any more. True when it has.
create or replace function ledger_reading_advance(name text, upto bigint) returns boolean language plpgsql as $$
declare
  reached boolean;
begin
  update ledger_reading
    set done = upto, ahead = case when upto < ahead then ahead end, settled_at = case when upto < ahead then settled_at end
    where reader = name returning ahead is null into reached;
  return reached;
end $$;

revoke execute on function ledger_reading_advance from public, pavilion_app;
