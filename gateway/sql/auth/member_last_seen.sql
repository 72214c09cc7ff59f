-- published: when members were here last, as far as it is kept of their sessions.
create or replace view member_last_seen with (security_invoker = true) as
select member_id, brand, max(seen_at) as seen_at
from sessions group by member_id, brand;

revoke all on member_last_seen from public, pavilion_app;
grant select on member_last_seen to pavilion_app;
