-- published: what a member did in a game on a day, as far as `member_days_upto()` of the ledger.
create or replace view member_game_day_figures with (security_invoker = true) as
select member_id, day, vendor, game, bets, wins, count
from member_game_days;

revoke all on member_game_day_figures from public, pavilion_app;
grant select on member_game_day_figures to pavilion_app;
