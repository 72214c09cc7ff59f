-- Games that players opened at vendors. Who comes back soon goes on where they were; the address is sealed, because whoever has it plays.
create table game_sessions (
  id        uuid primary key,
  brand     text not null references brands,
  member_id bigint not null references members (id),
  node_id   bigint not null references games,
  mode      text not null check (mode in ('real', 'free')),
  -- Hash of what the game was opened with: language, platform, way back.
  terms     bytea not null,
  url       bytea not null,
  opened_at timestamptz not null default now(),
  used_at   timestamptz not null default now(),
  unique (member_id, node_id, mode)
);
create index game_sessions_used on game_sessions (brand, used_at);

-- How often a player is told how long they have played and how they stand: the brand's word, and the player's own.
alter table brand_site add column reality_check_minutes smallint not null default 60 check (reality_check_minutes in (15, 30, 45, 60, 120));
create table reality_checks (
  member_id bigint primary key references members (id),
  minutes   smallint not null check (minutes in (15, 30, 45, 60, 120))
);
