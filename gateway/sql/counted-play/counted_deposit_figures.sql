-- published: what members paid in, by day, less what was taken back of it, as far as the ledger is read.
create or replace view counted_deposit_figures with (security_invoker = true) as
select member_id, day, count, deposits
from counted_deposit_days;

revoke all on counted_deposit_figures from public, pavilion_app;
grant select on counted_deposit_figures to pavilion_app;
