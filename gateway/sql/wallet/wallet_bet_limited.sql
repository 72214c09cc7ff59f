-- All wallets of the member are held, so that bets from two of them cannot pass a limit together.
create or replace function wallet_bet_limited(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  posting wallet_posting;
begin
  m.at := coalesce(m.at, clock_timestamp());
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency order by wallet for update;
  posting := wallet_repeat(m);
  if posting is not null then
    return posting;
  end if;
  if play_is_timed(m.member_id) then
    perform play_time_note(m.member_id, m.brand);
  end if;
  if play_refuses(m) then
    if wallet_claim(m, 'limited', 0, wallet_balance(m), 'games') then
      return row(m.member_id, 'limited', wallet_balance(m), 0, false)::wallet_posting;
    end if;
    return wallet_claimed_before(m);
  end if;
  if not game_round_takes(m) then
    return wallet_round_over(m);
  end if;
  posting := wallet_debit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, m.amount, 0);
    perform play_spends(m, m.at, m.amount, 0);
  end if;
  return posting;
end $$;

revoke execute on function wallet_bet_limited from public, pavilion_app;
