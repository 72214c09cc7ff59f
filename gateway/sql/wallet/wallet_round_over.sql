-- needs: wallet_balance, wallet_repeat
-- What a movement is told that its round does not take: the first answer to its reference, or that what it belongs to is not open.
create or replace function wallet_round_over(m wallet_movement) returns wallet_posting language sql as $$
  select coalesce(wallet_repeat(m), row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting);
$$;

revoke execute on function wallet_round_over from public, pavilion_app;
