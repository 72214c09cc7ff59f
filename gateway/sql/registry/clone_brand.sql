-- Makes a brand from another, with all that belongs to running it; members, money, stock and history stay where they are. The application calls
-- it because some of these settings are not its own to write.
create or replace function clone_brand(source text, code text, name text, host text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  each regclass;
begin
  perform add_brand_like(source, clone_brand.code, clone_brand.name, clone_brand.host);
  for each in select table_name from cloned_with_brands order by position, table_name::text loop
    perform clone_rows(each, source, clone_brand.code);
  end loop;
  perform share_vendors(source, clone_brand.code);
  insert into brand_remotes (brand, remote, mode, version, timeout_ms, pinned)
    select clone_brand.code, remote, mode, version, timeout_ms, pinned from brand_remotes where brand = source;
end $$;

revoke execute on function clone_brand from public, pavilion_app;
grant execute on function clone_brand to pavilion_app;
