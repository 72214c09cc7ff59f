-- needs: wallet_balance, wallet_repeat
-- What to answer when a claim failed: the first answer, or that the reference is another member's.
create or replace function wallet_claimed_before(m wallet_movement) returns wallet_posting language sql as $$
  select coalesce(wallet_repeat(m), row(m.member_id, 'reused', wallet_balance(m), 0, true)::wallet_posting);
$$;

revoke execute on function wallet_claimed_before from public, pavilion_app;
