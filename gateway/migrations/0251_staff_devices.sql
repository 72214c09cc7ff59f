-- Wrong passwords and codes since the last right ones, by name and place, so that nobody locks an operator out from elsewhere: a network, a device
-- that the operator signed in on before, all wrong codes after a right password, or the operator's own page. Names need not exist.
create table operator_attempts (
  name_hash    bytea not null,
  place_hash   bytea not null,
  failures     integer not null,
  recent       timestamptz[] not null,
  locked_until timestamptz,
  primary key (name_hash, place_hash)
);

-- Browsers on which an operator proved password and code. Only hashes of their cookies are kept.
create table operator_devices (
  id          bigint primary key generated always as identity,
  operator_id bigint not null references operators (id),
  token_hash  bytea not null unique,
  created_at  timestamptz not null default now(),
  seen_at     timestamptz not null default now()
);
create index operator_devices_of_operator on operator_devices (operator_id);

-- An authenticator that an operator is about to change to.
create table operator_new_authenticators (
  operator_id bigint primary key references operators (id),
  totp_secret bytea not null,
  expires_at  timestamptz not null
);

create index operator_sessions_ended on operator_sessions (expires_at);
