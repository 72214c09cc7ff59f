-- What operators did and what happened to accounts, for ever. Each entry's hash covers the entry and the hash before it, and `entry` is kept as
-- the very text that was hashed. The application may read it; it is written by audit_append and by nothing else.
create table audit_log (
  id    bigint primary key,
  entry json   not null,
  hash  bytea  not null check (length(hash) = 32),
  brand text   generated always as (entry ->> 'brand') stored
);
create index audit_log_by_brand on audit_log (brand, id desc);
revoke insert, update, delete, truncate, references, trigger on audit_log from pavilion_app, public;

-- Adds one entry at the end of the chain, as of `moment` or of now; the number it got. Only the owner calls it.
create function audit_chain(
  moment timestamptz, who text, action text, brand text, remote text, reason text, seq bigint, before jsonb, after jsonb
) returns bigint language plpgsql as $$
declare
  previous record;
  number   bigint;
  content  text;
begin
  -- One writer at a time, until its transaction ends: the next one then sees the entry before its own.
  perform pg_advisory_xact_lock(7082);
  select log.id, log.hash into previous from audit_log log order by log.id desc limit 1;
  number := coalesce(previous.id, 0) + 1;
  -- jsonb writes the same content always as the same text.
  content := jsonb_build_object(
    'id', number, 'at', to_char(coalesce(moment, clock_timestamp()) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'who', who, 'action', action, 'brand', brand, 'remote', remote, 'reason', reason, 'seq', seq, 'before', before, 'after', after
  )::text;
  insert into audit_log (id, entry, hash)
  values (
    number, content::json, sha256(coalesce(previous.hash, decode(repeat('00', 32), 'hex')) || convert_to(content, 'UTF8'))
  );
  return number;
end $$;

create function audit_append(
  who text, action text, brand text, remote text, reason text, seq bigint, before jsonb, after jsonb
) returns bigint language sql security definer set search_path = public, pg_temp as $$
  select audit_chain(null, who, action, brand, remote, reason, seq, before, after)
$$;

revoke all on function audit_chain(timestamptz, text, text, text, text, text, bigint, jsonb, jsonb) from public;
revoke all on function audit_append(text, text, text, text, text, bigint, jsonb, jsonb) from public;
grant execute on function audit_append(text, text, text, text, text, bigint, jsonb, jsonb) to pavilion_app;

do $$
declare old record;
begin
  for old in select * from registry_audit order by id loop
    perform audit_chain(old.at, old.who, old.action, old.brand, old.remote, old.reason, old.seq, old.before, old.after);
  end loop;
end $$;
drop table registry_audit;

-- Those who steer brands. `roles` is a role by brand, `*` being every brand. Without a password they are invited and not here yet.
create table operators (
  id            bigint generated always as identity primary key,
  name          text not null unique check (name ~ '^[a-z][a-z0-9._-]{2,40}$'),
  display_name  text not null,
  roles         jsonb not null,
  locked        boolean not null default false,
  password_hash text,
  totp_secret   bytea,
  -- The thirty seconds whose code was used last; it and earlier ones are not taken again.
  totp_step     bigint not null default 0,
  -- Its password and authenticator are in the documentation: refused in production.
  demo          boolean not null default false,
  created_at    timestamptz not null default now(),
  seen_at       timestamptz,
  check ((password_hash is null) = (totp_secret is null))
);
revoke delete on operators from pavilion_app;

-- One-time addresses at which an operator sets password and authenticator. The latest of an operator is the one that counts.
create table operator_invitations (
  operator_id bigint primary key references operators (id),
  token_hash  bytea not null unique,
  totp_secret bytea not null,
  expires_at  timestamptz not null
);

create table operator_sessions (
  id          bigint generated always as identity primary key,
  token_hash  bytea not null unique,
  operator_id bigint not null references operators (id),
  address     text not null,
  device      text not null,
  created_at  timestamptz not null default now(),
  seen_at     timestamptz not null default now(),
  expires_at  timestamptz not null,
  ended_at    timestamptz
);
create index operator_sessions_open on operator_sessions (operator_id) where ended_at is null;

-- Wrong passwords and codes since the last right ones, for names that exist and for names that do not.
create table operator_guards (
  name_hash    bytea primary key,
  failures     integer not null,
  recent       timestamptz[] not null,
  locked_until timestamptz
);
