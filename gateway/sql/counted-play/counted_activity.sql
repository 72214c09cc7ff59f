-- published: what counts of a member's play on a day, and what they paid in, each in a row of its own; `changed` says how far the ledger was read when it changed last.
create or replace view counted_activity with (security_invoker = true) as
select member_id, day, sum(counted)::bigint as counted, 0::bigint as deposits, max(changed) as changed
from counted_days group by member_id, day
union all
select member_id, day, 0, deposits, changed from counted_deposit_days;

revoke all on counted_activity from public, pavilion_app;
grant select on counted_activity to pavilion_app;
