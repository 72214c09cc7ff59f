-- published: the entries of the ledger, by transaction.
create or replace view ledger_legs with (security_invoker = true) as
select member_id, transaction_id, leg, account, currency, amount, at
from ledger_entries;

revoke all on ledger_legs from public, pavilion_app;
grant select on ledger_legs to pavilion_app;
