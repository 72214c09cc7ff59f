-- published: what members have proven of themselves.
create or replace view member_proofs with (security_invoker = true) as
select member_id, phone_index is not null as phone_proven, phone_country
from member_profiles;

revoke all on member_proofs from public, pavilion_app;
grant select on member_proofs to pavilion_app;
