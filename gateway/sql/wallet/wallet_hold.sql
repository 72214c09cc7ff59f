-- A win that waits for operators: nothing moves, and its reference is its member's. A repeat of what was posted is answered as it was.
create or replace function wallet_hold(m wallet_movement, won bigint) returns wallet_posting language plpgsql as $$
declare
  repeated wallet_posting := wallet_repeat(m);
begin
  if repeated is not null then
    return repeated;
  end if;
  insert into ledger_reference_owners values (m.reference, m.member_id) on conflict do nothing;
  if not found and not exists (select from ledger_reference_owners where reference = m.reference and member_id = m.member_id)
    or not held_win_keep(m, won) then
    return row(m.member_id, 'reused', wallet_balance(m), 0, true)::wallet_posting;
  end if;
  return row(m.member_id, 'held', wallet_balance(m), 0, false)::wallet_posting;
end $$;

revoke execute on function wallet_hold from public, pavilion_app;
