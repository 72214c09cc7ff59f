-- needs: wallet_credit
-- Money that a payment company was paid.
create or replace function wallet_deposit(m wallet_movement) returns wallet_posting language sql as $$
  select wallet_credit(m, 'deposits');
$$;

revoke execute on function wallet_deposit from public, pavilion_app;
