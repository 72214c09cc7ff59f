-- published: the countries whose mobile numbers a brand takes, its own first.
create or replace view brand_country_codes with (security_invoker = true) as
select brand, country, position
from brand_countries;

revoke all on brand_country_codes from public, pavilion_app;
grant select on brand_country_codes to pavilion_app;
