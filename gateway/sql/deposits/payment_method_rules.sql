-- What the release before calls `deposit_method_rules`; dropped a release later.
create or replace view payment_method_rules with (security_invoker = true) as
select brand, method, rule, least
from deposit_method_rules;

revoke all on payment_method_rules from public, pavilion_app;
grant select, insert, update, delete on payment_method_rules to pavilion_app;
