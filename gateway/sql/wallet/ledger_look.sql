-- needs: ledger_check
-- What the release before calls `ledger_check`; dropped a release later.
create or replace function ledger_look(most bigint, recent bigint, wallets bigint, out faults jsonb, out froze bigint, out behind boolean,
  out passed boolean)
language sql security definer set search_path = public, pg_temp as $$ select * from ledger_check(most, recent, wallets) $$;

revoke execute on function ledger_look from public, pavilion_app;
grant execute on function ledger_look to pavilion_app;
