-- published: on which day of their member each counted round is, also when all its bets were taken back.
create or replace view counted_round_days with (security_invoker = true) as
select member_id, vendor, round, day
from counted_rounds;

revoke all on counted_round_days from public, pavilion_app;
grant select on counted_round_days to pavilion_app;
