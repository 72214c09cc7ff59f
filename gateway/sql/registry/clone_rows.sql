-- Copies the rows that a brand has in one table of `cloned_with_brands` to another brand.
create or replace function clone_rows(name regclass, source text, code text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  columns text;
begin
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute, cloned_with_brands
    where attrelid = name and table_name = name and attnum > 0 and not attisdropped and attgenerated = '' and not attname = any (leaves_out);
  execute format(
    'insert into %1$s (%2$s) select %2$s from (select (jsonb_populate_record(each, jsonb_build_object(''brand'', $2))).* from %1$s as each
      where brand = $1) as taken', name, columns
  ) using source, code;
end $$;

revoke execute on function clone_rows from public, pavilion_app;
