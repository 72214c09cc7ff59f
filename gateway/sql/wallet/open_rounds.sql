-- published: rounds that their vendor has not ended, what is staked in them, and when something last moved there.
create or replace view open_rounds with (security_invoker = true) as
select member_id, vendor, round, currency, bets, moved_at
from game_rounds where not closed;

revoke all on open_rounds from public, pavilion_app;
grant select on open_rounds to pavilion_app;
