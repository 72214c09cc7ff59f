-- published: the currency and the time zone that a brand counts its days in.
create or replace view brand_clocks with (security_invoker = true) as
select code, currency, time_zone
from brands;

revoke all on brand_clocks from public, pavilion_app;
grant select on brand_clocks to pavilion_app;
