-- A vendor may bring games of several makers over one connection. `connection`: whose list brought the maker's games; nothing where the maker itself is the vendor.
alter table game_vendors add column connection text references game_vendors;

-- What a list says is coming, and that it opens nowhere yet. Nobody can say what it gives back.
-- narrows: an older gateway writes a return with every game.
alter table games
  add column announced boolean not null default false,
  alter column rtp drop not null,
  add constraint games_return_of_what_opens check (announced or rtp is not null);
-- Rounds name a game by its vendor and code, whoever made it.
create index games_by_code on games (vendor_game_code);

-- What the sample made up is forgotten. Whoever makes a game says what is true of it; until then it is coming.
update games set announced = true, rtp = null, published = null, volatility = null, features = '{}', lines = 0, min_bet = 100 where not imported and vendor_game_code <> 'dice';
