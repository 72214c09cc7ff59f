-- needs: wallet_debit
-- The money leaves the balance when it is asked for, and waits on the other side.
create or replace function wallet_withdrawal(m wallet_movement) returns wallet_posting language sql as $$
  select wallet_debit(m, 'withdrawals');
$$;

revoke execute on function wallet_withdrawal from public, pavilion_app;
