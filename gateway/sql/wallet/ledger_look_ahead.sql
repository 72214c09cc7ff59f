-- needs: ledger_check_mark
-- What the release before calls `ledger_check_mark`; dropped a release later.
create or replace function ledger_look_ahead() returns void language sql security definer set search_path = public, pg_temp as
$$ select ledger_check_mark() $$;

revoke execute on function ledger_look_ahead from public, pavilion_app;
grant execute on function ledger_look_ahead to pavilion_app;
