-- What the release before calls `ledger_check_progress`; dropped a release later.
create or replace view ledger_watch with (security_invoker = true) as
select done, ahead, found, checked_at as looked_at, pass_ended
from ledger_check_progress;

revoke all on ledger_watch from public, pavilion_app;
grant select on ledger_watch to pavilion_app;
