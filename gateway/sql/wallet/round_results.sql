-- published: what was bet and won in rounds, less what was taken back, whether their vendor has ended them, and when their first bet was.
create or replace view round_results with (security_invoker = true) as
select member_id, vendor, round, game, currency, bets, wins, closed, opened_at
from game_rounds;

revoke all on round_results from public, pavilion_app;
grant select on round_results to pavilion_app;
