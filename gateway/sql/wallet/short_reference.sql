-- Ten signs that are read out without mistakes, as `newReference` makes them.
create or replace function short_reference() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', get_byte(random.bytes, place) % 32 + 1, 1), '')
  -- The other bytes of a random id are not all random.
  from (select uuid_send(gen_random_uuid()) as bytes) random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13]) place;
$$;

revoke execute on function short_reference from public, pavilion_app;
grant execute on function short_reference to pavilion_app;
