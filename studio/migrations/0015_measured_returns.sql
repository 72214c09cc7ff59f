-- What came back of the rounds played for real money, by title, rules and currency: the sums that a game shows beside its exact return. `expected` and `variance` are what chance
-- makes of the same rounds, in units and in units squared.
create table measured_returns (
  game_code text not null,
  model     text not null,
  currency  text not null,
  rounds    bigint not null default 0,
  staked    bigint not null default 0,
  returned  bigint not null default 0,
  expected  double precision not null default 0,
  variance  double precision not null default 0,
  primary key (game_code, model, currency)
);

-- Rounds that ended and are not in the sums yet. A round comes here in the statement that settles it, and leaves in the transaction that adds it.
create table uncounted_rounds (
  round_id uuid primary key references rounds (id)
);

create function round_is_to_be_counted() returns trigger language plpgsql as $$
begin
  insert into uncounted_rounds select new.id from players where id = new.player_id and external_user is not null;
  return null;
end $$;
create trigger rounds_to_count after update of state on rounds for each row
  when (new.state = 'settled' and old.state <> 'settled') execute function round_is_to_be_counted();

-- What was played before counts too.
insert into uncounted_rounds
  select rounds.id from rounds join players on players.id = rounds.player_id where rounds.state = 'settled' and players.external_user is not null;
