-- published: rounds that count, each with the last line of the ledger that it has; without those of which all bets were taken back.
create or replace view counted_round_figures with (security_invoker = true) as
select member_id, vendor, round, day, category, bets, wins, counted, last_line
from counted_rounds where bets > 0;

revoke all on counted_round_figures from public, pavilion_app;
grant select on counted_round_figures to pavilion_app;
