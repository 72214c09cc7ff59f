-- published: on which rank of their brand's ladder members stand, once they were looked at.
create or replace view member_ranks with (security_invoker = true) as
select member_id, brand, rank
from level_members;

revoke all on member_ranks from public, pavilion_app;
grant select on member_ranks to pavilion_app;
