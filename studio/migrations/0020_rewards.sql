-- Rounds that an operator gives a player: so many, at one stake, in some titles. The operator names them, and never twice.
create table rewards (
  id uuid primary key,
  operator_id bigint not null references operators (id),
  player_id bigint not null references players (id),
  games text[] not null check (cardinality(games) between 1 and 20),
  rounds integer not null check (rounds between 1 and 1000),
  stake bigint not null check (stake > 0),
  valid_until timestamptz not null,
  cancelled_at timestamptz,
  created_at timestamptz not null default now()
);
create index rewards_of_a_player on rewards (player_id, valid_until) where cancelled_at is null;

alter table rounds add column reward_uuid uuid references rewards (id);
create index rounds_of_a_reward on rounds (reward_uuid) where reward_uuid is not null;
