-- A brand made from another, with what became a brand's own since: announcements, help, states and what registration asks.
create function clone_rows(name regclass, source text, code text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  execute format(
    'insert into %1$s select (jsonb_populate_record(each, jsonb_build_object(''brand'', $2))).* from %1$s as each where brand = $1', name
  ) using source, code;
end $$;
revoke all on function clone_rows(regclass, text, text) from public;

create or replace function clone_brand(source text, code text, name text, host text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into brands (code, name, hosts, currency, currency_symbol, default_locale, locales, default_theme, time_zone, licence, flags, theme,
      four_eyes, password_days)
    select clone_brand.code, clone_brand.name, array[clone_brand.host], currency, currency_symbol, default_locale, locales, default_theme, time_zone,
      licence, flags, theme, four_eyes, password_days
    from brands where brands.code = source;
  perform clone_rows('brand_support', source, clone_brand.code);
  perform clone_rows('registration_rules', source, clone_brand.code);
  perform clone_rows('registration_settings', source, clone_brand.code);
  perform clone_rows('brand_countries', source, clone_brand.code);
  perform clone_rows('brand_site', source, clone_brand.code);
  perform clone_rows('brand_resources', source, clone_brand.code);
  perform clone_rows('brand_legal', source, clone_brand.code);
  perform clone_rows('help_sections', source, clone_brand.code);
  perform clone_rows('help_articles', source, clone_brand.code);
  perform clone_rows('points_rates', source, clone_brand.code);
  insert into payment_methods (brand, code, provider, name, flow, mark, min, max, fee_bps, minutes, enabled, position)
    select clone_brand.code, method.code, provider, method.name, flow, mark, min, max, fee_bps, minutes, enabled, position
    from payment_methods as method where brand = source;
  insert into announcements (brand, type, position, state, shown_from, shown_until, title, content, execution, promotion_type, linkage, target,
      group_name, scene, tone, subtitle, action, changed_by)
    select clone_brand.code, type, position, state, shown_from, shown_until, title, content, execution, promotion_type, linkage, target,
      group_name, scene, tone, subtitle, action, changed_by
    from announcements where brand = source;
  insert into region_rules (brand, verdict, network, country, note)
    select clone_brand.code, verdict, network, country, note from region_rules where brand = source;
  update vendors set brands = brands || clone_brand.code where source = any (brands);
  insert into brand_remotes (brand, remote, mode, version, timeout_ms, pinned)
    select clone_brand.code, remote, mode, version, timeout_ms, pinned from brand_remotes where brand = source;
end $$;
