-- What the release before calls `withdrawal_methods`; dropped a release later.
create or replace view payout_methods with (security_invoker = true) as
select brand, code, provider, name, kind, mark, digits, min, max, fee_bps, minutes, enabled, position
from withdrawal_methods;

revoke all on payout_methods from public, pavilion_app;
grant select, insert, update, delete on payout_methods to pavilion_app;
