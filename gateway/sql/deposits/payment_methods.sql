-- What the release before calls `deposit_methods`; dropped a release later.
create or replace view payment_methods with (security_invoker = true) as
select brand, code, provider, name, flow, mark, min, max, fee_bps, minutes, enabled, position, currency, account
from deposit_methods;

revoke all on payment_methods from public, pavilion_app;
grant select, insert, update, delete on payment_methods to pavilion_app;
