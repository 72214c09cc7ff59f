-- Keeps the books of a round in step with what was posted.
create or replace function game_round_moves(m wallet_movement, bet bigint, won bigint) returns void language plpgsql as $$
declare
  moment timestamptz := coalesce(m.at, clock_timestamp());
begin
  insert into game_rounds as known (member_id, vendor, round, brand, game, currency, bets, wins, closed, opened_at, moved_at)
    values (m.member_id, m.vendor, m.round, m.brand, m.game, m.currency, bet, won, coalesce(m.round_closed, false), moment, moment)
    on conflict (member_id, vendor, round) do update
      set bets = known.bets + bet, wins = known.wins + won, closed = known.closed or coalesce(m.round_closed, false), moved_at = moment;
end $$;

revoke execute on function game_round_moves from public, pavilion_app;
