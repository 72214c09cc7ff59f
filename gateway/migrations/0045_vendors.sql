-- Who is connected through the seamless wallet: the key that signs their calls, and where their games are opened.
create table vendors (
  code       text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  brands     text[] not null,
  public_key text not null,
  launch_url text not null,
  added_at   timestamptz not null default now()
);

-- What a vendor holds for a player in a game: a hash of it here, so that a copy of this table lets nobody play.
create table vendor_tokens (
  token_hash bytea primary key,
  vendor     text not null references vendors (code),
  member_id  bigint not null references members (id),
  brand      text not null references brands (code),
  issued_at  timestamptz not null default now(),
  expires_at timestamptz not null
);
create index vendor_tokens_expiry on vendor_tokens (expires_at);
