-- Whether a brand is closed for good.
create or replace function brand_is_retired(brand text) returns boolean language sql stable as $$
  select exists (select from brands where code = brand and retired_at is not null);
$$;

revoke execute on function brand_is_retired from public, pavilion_app;
