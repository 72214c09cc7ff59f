-- published: what of a member's play counts, by day, category and vendor, as far as the ledger is read.
create or replace view counted_day_figures with (security_invoker = true) as
select member_id, brand, day, category, vendor, valid, counted
from counted_days;

revoke all on counted_day_figures from public, pavilion_app;
grant select on counted_day_figures to pavilion_app;
