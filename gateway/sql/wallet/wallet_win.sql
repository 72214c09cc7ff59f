-- The bet is looked at under the account's lock, so that a win and the rollback of its bet see one another. A round that would win more than
-- its cap, or of which a win waits already, waits for operators; what they decided comes without a cap.
create or replace function wallet_win(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  posting wallet_posting;
  counted boolean;
  won bigint;
begin
  select limited into counted from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  if not wallet_open_bet(m) or not game_round_takes(m) then
    return wallet_round_over(m);
  end if;
  if m.cap is not null then
    -- Locked, because wins of one round may go to two wallets.
    select wins into won from game_rounds where member_id = m.member_id and vendor = m.vendor and round = m.round for update;
    won := coalesce(won, 0);
    if m.amount > 0 and won + m.amount > m.cap or exists (
      select from held_wins_waiting waiting
      where waiting.member_id = m.member_id and (waiting.reference = m.reference or waiting.vendor = m.vendor and waiting.round = m.round)) then
      return wallet_hold(m, won);
    end if;
  end if;
  m.at := coalesce(m.at, clock_timestamp());
  posting := wallet_credit(m, 'games');
  if posting.outcome = 'posted' and not posting.repeated then
    perform game_round_moves(m, 0, m.amount);
    if counted then
      perform play_spends(m, m.at, 0, m.amount);
    end if;
  end if;
  return posting;
end $$;

revoke execute on function wallet_win from public, pavilion_app;
