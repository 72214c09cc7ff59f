-- A game is opened by whoever brings its maker's games: that a code is there once is checked by this.
create or replace function games_know_connection() returns trigger language plpgsql as $$
begin
  new.connection := (select coalesce(maker.connection, maker.code) from game_vendors maker where maker.code = new.vendor);
  return new;
end $$;

revoke execute on function games_know_connection from public, pavilion_app;
