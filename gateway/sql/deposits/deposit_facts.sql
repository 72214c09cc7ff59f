-- published: deposits with the names of their methods.
create or replace view deposit_facts with (security_invoker = true) as
select d.id, d.brand, d.member_id, d.method, m.name as method_name, d.provider, d.currency, d.amount, d.arrived, d.credited, d.fee, d.state,
  d.reference, d.reason, d.created_at, d.settled_at, d.ended_at, d.sent_back_at
from deposits d left join deposit_methods m on m.brand = d.brand and m.code = d.method;

revoke all on deposit_facts from public, pavilion_app;
grant select on deposit_facts to pavilion_app;
