-- A vendor that is connected has its row in the catalogue, under its name when it has one, and lists are made again.
create or replace function game_vendors_follow() returns trigger language plpgsql as $$
begin
  insert into game_vendors as listed (code, name, position)
    select upper(new.code), coalesce(new.name, new.code), coalesce(max(position), 0) + 1 from game_vendors
    on conflict (code) do update set name = coalesce(new.name, listed.name);
  perform bus_notify('catalogue.changed', jsonb_build_object('brand', '*'));
  return null;
end $$;
