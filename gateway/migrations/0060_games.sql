-- The catalogue: who makes the games, the games, and what each member likes and played.
create table game_vendors (
  code     text primary key check (code ~ '^[A-Z][A-Z0-9]{1,15}$'),
  name     text not null,
  position integer not null
);

create table games (
  node_id          bigint primary key check (node_id > 0),
  name             text not null check (length(name) between 1 and 120),
  name_bn          text not null check (length(name_bn) between 1 and 120),
  category         text not null check (category in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT')),
  vendor           text not null references game_vendors,
  vendor_game_code text not null,
  class            text check (class in ('SCRATCH', 'VIDEO_POKER', 'JACKPOT', 'TABLE', 'ARCADE', 'CRASH', 'MINI')),
  hot              boolean not null,
  fresh            boolean not null,
  -- 0 when the game can be tried for free, as on the wire.
  support_play     smallint not null check (support_play in (0, 1)),
  -- Return to player in hundredths of a per cent.
  rtp              integer not null check (rtp between 1 and 10000),
  min_bet          bigint not null check (min_bet > 0),
  lines            integer not null check (lines >= 0),
  released_on      date not null,
  popularity       integer not null check (popularity >= 0),
  open             boolean not null default true,
  unique (vendor, vendor_game_code)
);

create table game_favourites (
  brand     text not null references brands,
  member_id bigint not null references members (id),
  node_id   bigint not null references games,
  added_at  timestamptz not null default clock_timestamp(),
  primary key (member_id, node_id)
);

create table game_recents (
  brand     text not null references brands,
  member_id bigint not null references members (id),
  node_id   bigint not null references games,
  played_at timestamptz not null default clock_timestamp(),
  primary key (member_id, node_id)
);
create index game_recents_by_time on game_recents (member_id, played_at desc);
