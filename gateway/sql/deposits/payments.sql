-- What the release before calls `deposits`; dropped a release later.
create or replace view payments with (security_invoker = true) as
select id, brand, member_id, method, provider, currency, amount, fee, state, idempotency_key, pay_url, provider_id, created_at, expires_at,
  settled_at, bonus, reference, review_reason as concern, arrived, credited, reason, review_since, ended_at, asked_until, sent_back_at
from deposits;

revoke all on payments from public, pavilion_app;
grant select, insert, update on payments to pavilion_app;
