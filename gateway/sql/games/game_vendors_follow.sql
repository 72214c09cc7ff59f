-- A vendor that is connected has its row in the catalogue, under its name when it has one, and lists are made again. A label that becomes a vendor of its own opens
-- nothing that another brought under its name: that is closed, under the other's own name, where rounds that are open in it still end.
create or replace function game_vendors_follow() returns trigger language plpgsql as $$
begin
  insert into game_vendors as listed (code, name, position)
    select upper(new.code), coalesce(new.name, new.code), coalesce(max(position), 0) + 1 from game_vendors
    on conflict (code) do update set name = coalesce(new.name, listed.name);
  update games set vendor = maker.connection, open = false, closed_by_list = closed_by_list or open
    from game_vendors maker where maker.code = upper(new.code) and maker.connection is not null and games.vendor = maker.code;
  update game_vendors set connection = null where code = upper(new.code) and connection is not null;
  perform bus_notify('catalogue.changed', jsonb_build_object('brand', '*'));
  return null;
end $$;
