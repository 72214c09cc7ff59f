-- An open round keeps its player from another one of the same title, and from no other title. Numbers of rounds on one pair of seeds stay unique by `rounds_seed_pair_id_nonce_key`.
drop index one_open_round;
create unique index one_open_round on rounds (player_id, game_code) where state not in ('settled', 'rolled_back', 'refused');

-- The rules of play that launches of a brand are under; the brand '' stands for all of an operator's that have none of their own. What the rules are is in the code.
create table brand_profiles (
  operator_id bigint not null references operators (id),
  brand       text not null check (length(brand) <= 64),
  profile     text not null check (profile ~ '^[a-z][a-z0-9-]{1,19}$'),
  primary key (operator_id, brand)
);

-- A session keeps the rules that it was launched under, and the player's age in years when the operator said it.
alter table sessions
  add column profile text not null default 'standard',
  add column age smallint check (age between 18 and 130);
