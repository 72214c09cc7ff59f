-- Which day it is where the brand is.
create or replace function brand_day(code text) returns date language sql stable as $$
  select (now() at time zone time_zone)::date from brands where brands.code = brand_day.code;
$$;
