-- What the release before calls `deposit_slips`; dropped a release later.
create or replace view payment_slips with (security_invoker = true) as
select deposit_id as payment_id, picture, sent_at
from deposit_slips;

revoke all on payment_slips from public, pavilion_app;
grant select, insert on payment_slips to pavilion_app;
