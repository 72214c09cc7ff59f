-- What a brand made from another takes along is a list: a table joins it with a row, and `clone_brand` need not be written again.
create table cloned_with_brands (
  table_name regclass primary key,
  -- Those that others refer to come first.
  position   smallint not null,
  -- What the new rows get by themselves.
  leaves_out text[] not null default '{}'
);
revoke all on cloned_with_brands from pavilion_app, public;

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

insert into cloned_with_brands (table_name, position, leaves_out) values
  ('brand_support', 1, '{}'), ('registration_rules', 1, '{}'), ('registration_settings', 1, '{}'), ('brand_countries', 1, '{}'),
  ('brand_site', 1, '{}'), ('brand_resources', 1, '{}'), ('brand_legal', 1, '{}'), ('help_sections', 1, '{}'), ('help_articles', 2, '{}'),
  ('points_rates', 1, '{}'), ('payment_methods', 1, '{}'), ('payout_methods', 1, '{}'), ('withdrawal_rules', 1, '{}'),
  ('game_switches', 1, '{}'), ('announcements', 1, '{id}'), ('region_rules', 1, '{id}');

create or replace function clone_brand(source text, code text, name text, host text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  each regclass;
begin
  insert into brands (code, name, hosts, currency, currency_symbol, default_locale, locales, default_theme, time_zone, licence, flags, theme,
      four_eyes, password_days, single_wallet)
    select clone_brand.code, clone_brand.name, array[clone_brand.host], currency, currency_symbol, default_locale, locales, default_theme, time_zone,
      licence, flags, theme, four_eyes, password_days, single_wallet
    from brands where brands.code = source;
  for each in select table_name from cloned_with_brands order by position, table_name::text loop
    perform clone_rows(each, source, clone_brand.code);
  end loop;
  update vendors set brands = brands || clone_brand.code where source = any (brands);
  insert into brand_remotes (brand, remote, mode, version, timeout_ms, pinned)
    select clone_brand.code, remote, mode, version, timeout_ms, pinned from brand_remotes where brand = source;
end $$;
