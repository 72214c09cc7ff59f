-- The games of a maker are opened by another vendor from now on.
create or replace function game_vendors_tell_games() returns trigger language plpgsql as $$
begin
  update games set connection = coalesce(new.connection, new.code) where vendor = new.code;
  return null;
end $$;

revoke execute on function game_vendors_tell_games from public, pavilion_app;
