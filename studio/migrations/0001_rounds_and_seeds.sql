create table operators (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{2,40}$'),
  wallet_url text not null,
  public_key text not null,
  created_at timestamptz not null default now()
);

create table players (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators (id),
  -- The operator's name for the player; null for free play, where each launch is its own player.
  external_user text,
  currency text not null,
  created_at timestamptz not null default now()
);
create unique index players_of_an_operator on players (operator_id, external_user, currency) where external_user is not null;

create table sessions (
  id bigint generated always as identity primary key,
  -- SHA-256 of the id in the launch address: a copy of this table opens no session.
  key_hash bytea not null unique,
  player_id bigint not null references players (id),
  operator_token text,
  game_code text not null,
  lang text not null check (lang in ('bn', 'en')),
  lobby_url text,
  deposit_url text,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create table seed_pairs (
  id bigint generated always as identity primary key,
  player_id bigint not null references players (id),
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  next_nonce integer not null default 0,
  state text not null check (state in ('next', 'active', 'revealed')),
  revealed_at timestamptz,
  check (state = 'next' or client_seed is not null)
);
create unique index one_active_pair on seed_pairs (player_id) where state = 'active';
create unique index one_next_pair on seed_pairs (player_id) where state = 'next';
create index pairs_of_a_player on seed_pairs (player_id, id);

create table rounds (
  id uuid primary key,
  player_id bigint not null references players (id),
  session_id bigint not null references sessions (id),
  -- Chosen by the page: the same id sent twice is the same round.
  client_round_id uuid not null,
  seed_pair_id bigint not null references seed_pairs (id),
  nonce integer not null,
  direction text not null check (direction in ('under', 'over')),
  target integer not null,
  multiplier bigint not null,
  stake bigint not null check (stake > 0),
  state text not null check (state in ('created', 'bet_sent', 'bet_confirmed', 'outcome_decided', 'win_sent', 'settled',
    'rollback_due', 'rolled_back', 'refused')),
  roll integer check (roll between 0 and 10000),
  payout bigint check (payout >= 0),
  failure text,
  balance bigint,
  bet_uuid uuid not null,
  win_uuid uuid not null,
  rollback_uuid uuid not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  leased_until timestamptz,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (player_id, client_round_id),
  unique (seed_pair_id, nonce)
);
create unique index one_open_round on rounds (player_id) where state not in ('settled', 'rolled_back', 'refused');
create index rounds_to_drive on rounds (due_at) where state not in ('settled', 'rolled_back', 'refused');
create index rounds_of_a_session on rounds (session_id, created_at);
create index rounds_of_a_player on rounds (player_id, created_at);

create table play_accounts (
  player_id bigint primary key references players (id),
  balance bigint not null check (balance >= 0)
);

create table play_entries (
  transaction_uuid uuid primary key,
  player_id bigint not null references play_accounts (player_id),
  kind text not null check (kind in ('bet', 'win', 'rollback')),
  amount bigint not null,
  reference_uuid uuid,
  created_at timestamptz not null default now()
);
create unique index one_rollback_of_a_bet on play_entries (reference_uuid) where kind = 'rollback';
