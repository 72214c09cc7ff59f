-- Notes how far the ledger has come; false while an earlier mark stands.
create or replace function brand_minutes_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return ledger_reading_mark('brand_minutes');
end $$;

revoke execute on function brand_minutes_mark from public, pavilion_app;
grant execute on function brand_minutes_mark to pavilion_app;
