-- How many members played which game in the last days: what is hot, and the top ten.
create index member_game_days_by_day on member_game_days (day, vendor, game, member_id);
