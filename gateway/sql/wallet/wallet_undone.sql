-- Whether `undone` was taken back.
create or replace function wallet_undone(m wallet_movement, undone text) returns boolean language sql stable as $$
  select exists (
    select from ledger_transactions
    where member_id = m.member_id and related = undone and kind = 'rollback' and outcome = 'posted');
$$;

revoke execute on function wallet_undone from public, pavilion_app;
