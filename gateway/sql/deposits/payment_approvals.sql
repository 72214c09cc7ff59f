-- What the release before calls `deposit_approvals`; dropped a release later.
create or replace view payment_approvals with (security_invoker = true) as
select deposit_id as payment_id, operator, arrived, approved_at
from deposit_approvals;

revoke all on payment_approvals from public, pavilion_app;
grant select, insert on payment_approvals to pavilion_app;
