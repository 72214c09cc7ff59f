-- published: the transactions of the ledger.
create or replace view ledger_lines with (security_invoker = true) as
select member_id, reference, id, kind, outcome, currency, wallet, amount, effect, balance, related, vendor, game, round, at
from ledger_transactions;

revoke all on ledger_lines from public, pavilion_app;
grant select on ledger_lines to pavilion_app;
