-- A bet, held against the limits of the player where there are any.
create or replace function wallet_bet(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  left_over bigint;
  posting wallet_posting;
  takes boolean;
begin
  if m.amount = 0 then
    -- A free round may be played before any money came.
    insert into wallet_accounts (member_id, currency, wallet, brand, balance) values (m.member_id, m.currency, m.wallet, m.brand, 0) on conflict do nothing;
  end if;
  update wallet_accounts set balance = balance - m.amount, version = version + 1
    where member_id = m.member_id and currency = m.currency and wallet = m.wallet and balance >= m.amount and not limited
    returning balance into left_over;
  if found then
    -- Looked at under the account's lock, so that a bet and the end of its round see one another.
    takes := game_round_takes(m);
    if takes then
      if wallet_claim(m, 'posted', -m.amount, left_over, 'games') then
        perform game_round_moves(m, m.amount, 0);
        return row(m.member_id, 'posted', left_over, -m.amount, false)::wallet_posting;
      end if;
    end if;
    update wallet_accounts set balance = balance + m.amount, version = version - 1 where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
    return case when takes then wallet_claimed_before(m) else wallet_round_over(m) end;
  end if;
  if exists (select from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet and limited) then
    return wallet_bet_limited(m);
  end if;
  if not game_round_takes(m) then
    return wallet_round_over(m);
  end if;
  posting := wallet_debit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, m.amount, 0);
  end if;
  return posting;
end $$;

revoke execute on function wallet_bet from public, pavilion_app;
