-- published: the vendors there are.
create or replace view vendor_codes with (security_invoker = true) as
select code
from vendors;

revoke all on vendor_codes from public, pavilion_app;
grant select on vendor_codes to pavilion_app;
