-- published: who the members are, without anything that reaches or identifies a person.
create or replace view member_directory with (security_invoker = true) as
select id, public_id, brand, account, account_key, nickname, type, status, upline_id, path, depth, registered_at
from members;

revoke all on member_directory from public, pavilion_app;
grant select on member_directory to pavilion_app;
