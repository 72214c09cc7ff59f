-- A win or a rollback goes to the wallet that the bet came from, whatever the brand has decided since.
create or replace function wallet_of_bet(m wallet_movement) returns text language sql stable as $$
  select coalesce((select wallet from ledger_transactions where member_id = m.member_id and reference = m.related), m.wallet);
$$;

revoke execute on function wallet_of_bet from public, pavilion_app;
