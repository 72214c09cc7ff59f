-- needs: wallet_undone
-- A bet is paid while a win of it stands.
create or replace function wallet_paid(m wallet_movement, bet text) returns boolean language sql stable as $$
  select exists (
    select from ledger_transactions win
    where win.member_id = m.member_id and win.related = bet and win.kind = 'win' and win.outcome = 'posted' and not wallet_undone(m, win.reference));
$$;

revoke execute on function wallet_paid from public, pavilion_app;
