-- published: the keyed hashes of a member's proven number and of their mail address, by which what was sent there is found.
create or replace view member_contact_indexes with (security_invoker = true) as
select member_id, brand, phone_index, email_index
from member_profiles;

revoke all on member_contact_indexes from public, pavilion_app;
grant select on member_contact_indexes to pavilion_app;
