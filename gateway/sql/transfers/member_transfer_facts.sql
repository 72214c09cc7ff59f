-- published: transfers between members.
create or replace view member_transfer_facts with (security_invoker = true) as
select id, brand, sender_id, recipient_id, direction, currency, amount, at, reference
from member_transfers;

revoke all on member_transfer_facts from public, pavilion_app;
grant select on member_transfer_facts to pavilion_app;
