-- needs: ledger_reading_done
-- How far the figures of minutes go in the ledger.
create or replace function brand_minutes_upto() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select ledger_reading_done('brand_minutes');
$$;

revoke execute on function brand_minutes_upto from public, pavilion_app;
grant execute on function brand_minutes_upto to pavilion_app;
