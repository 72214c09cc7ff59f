-- published: what a member did on a day, as far as `member_days_upto()` of the ledger.
create or replace view member_day_figures with (security_invoker = true) as
select member_id, day, deposits, withdrawals, bets, wins, rounds, bonuses, adjustments
from member_days;

revoke all on member_day_figures from public, pavilion_app;
grant select on member_day_figures to pavilion_app;
