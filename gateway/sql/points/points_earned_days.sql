-- needs: member_directory, brand_clocks
-- published: the points that members earned, by the day of their brand. What is spent is not taken off; what play was taken back had earned is.
create or replace view points_earned_days with (security_invoker = true) as
select entry.member_id, (entry.at at time zone brand.time_zone)::date as day, sum(entry.change)::bigint as points
from points_entries entry
  join member_directory member on member.id = entry.member_id
  join brand_clocks brand on brand.code = member.brand
where entry.kind in ('deposit', 'bet')
group by 1, 2;

revoke all on points_earned_days from public, pavilion_app;
grant select on points_earned_days to pavilion_app;
