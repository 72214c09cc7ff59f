-- A code names one game of a vendor that opens it, whoever made it. And who has a game in a list, and whether it was a list that closed it.
-- calls: games_know_connection, game_vendors_tell_games
alter table games
  -- The vendor that opens it and settles its rounds, as its maker's row says.
  add column connection     text,
  -- The vendor in whose own list it came last; nothing where only a file or the sample brought it.
  add column listed_by      text,
  -- That it is not open was said by a list, which may open it again; what an operator closed, no list opens.
  add column closed_by_list boolean not null default false;
update games set connection = coalesce(maker.connection, maker.code) from game_vendors maker where maker.code = games.vendor;
-- Of several games under one code, all but the one that opens are closed, and keep their favourites under codes that nobody calls.
update games set vendor_game_code = vendor_game_code || ':' || games.node_id, open = false
from (select node_id, row_number() over (partition by connection, vendor_game_code order by open desc, announced, node_id) as place from games) as named
where named.node_id = games.node_id and place > 1;

-- narrows: a trigger fills it in for older gateways.
alter table games alter column connection set not null;
-- narrows: older gateways write games by vendor and code, as before; of a list that has a code twice they write nothing.
create unique index games_once_per_connection on games (connection, vendor_game_code);
create trigger games_know_connection before insert or update of vendor on games for each row execute function games_know_connection();
create trigger game_vendors_tell_games after update of connection on game_vendors for each row
  when (old.connection is distinct from new.connection) execute function game_vendors_tell_games();
