-- Counts by range, added range by range.
create or replace function add_counts(one integer[], other integer[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(coalesce(a, 0) + coalesce(b, 0) order by place), '{}')
  from unnest(one, other) with ordinality as counts (a, b, place)
$$;
