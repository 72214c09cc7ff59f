-- A brand with the settings of another.
create or replace function add_brand_like(source text, code text, name text, host text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  insert into brands (code, name, hosts, currency, currency_symbol, default_locale, locales, default_theme, time_zone, licence, flags, theme,
      four_eyes, password_days, single_wallet)
    select add_brand_like.code, add_brand_like.name, array[add_brand_like.host], currency, currency_symbol, default_locale, locales, default_theme,
      time_zone, licence, flags, theme, four_eyes, password_days, single_wallet
    from brands where brands.code = source;
end $$;

revoke execute on function add_brand_like from public, pavilion_app;
