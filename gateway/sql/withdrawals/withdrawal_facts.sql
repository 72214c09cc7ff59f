-- published: withdrawals with the names of their methods.
create or replace view withdrawal_facts with (security_invoker = true) as
select w.id, w.brand, w.member_id, w.method, m.name as method_name, w.provider, w.currency, w.amount, w.fee, w.paid, w.state, w.reason,
  w.requested_at, w.decided_at, w.sent_at, w.ended_at
from withdrawals w left join withdrawal_methods m on m.brand = w.brand and m.code = w.method;

revoke all on withdrawal_facts from public, pavilion_app;
grant select on withdrawal_facts to pavilion_app;
