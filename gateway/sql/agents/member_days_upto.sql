-- needs: ledger_reading_done
-- How far the daily figures go: what is numbered above is added from the ledger by whoever asks, so that nobody waits for the reading.
create or replace function member_days_upto() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select ledger_reading_done('member_days');
$$;

revoke execute on function member_days_upto from public, pavilion_app;
grant execute on function member_days_upto to pavilion_app;
