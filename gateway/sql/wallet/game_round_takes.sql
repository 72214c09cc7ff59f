-- The rule of rounds: a round is of one game. Once its vendor has ended it, no bet joins it, and each bet that stands is paid at most once.
create or replace function game_round_takes(m wallet_movement) returns boolean language plpgsql stable as $$
declare
  known game_rounds;
begin
  select * into known from game_rounds where member_id = m.member_id and vendor = m.vendor and round = m.round;
  if not found then
    return true;
  end if;
  if known.game is distinct from m.game then
    return false;
  end if;
  return not known.closed or m.kind = 'win' and not wallet_paid(m, m.related);
end $$;

revoke execute on function game_round_takes from public, pavilion_app;
