-- published: what counts of a member's play on a day, by category and vendor.
create or replace view counted_play_days with (security_invoker = true) as
select member_id, day, category, vendor, counted from counted_days where counted > 0;

revoke all on counted_play_days from public, pavilion_app;
grant select on counted_play_days to pavilion_app;
