-- A maker that is connected itself, or was, is no label of another vendor. What that one brought under its name is closed, under the name of who brought it.
update games set vendor = maker.connection, open = false, closed_by_list = closed_by_list or open
from game_vendors maker join vendors on upper(vendors.code) = maker.code
where games.vendor = maker.code and maker.connection is not null;
update game_vendors set connection = null from vendors where upper(vendors.code) = game_vendors.code and connection is not null;
