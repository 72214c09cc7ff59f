-- The legs of a transaction come in one statement and sum to zero.
create or replace function ledger_entries_balance() returns trigger language plpgsql as $$
declare
  off bigint;
begin
  select transaction_id into off from inserted group by member_id, transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'ledger transaction % does not sum to zero', off using errcode = 'check_violation';
  end if;
  return null;
end $$;
