-- Tokens with which a person or a pipeline releases one remote. Only a hash of each is kept.
create table deploy_tokens (
  id           uuid primary key default gen_random_uuid(),
  remote       text not null,
  holder       text not null,
  kind         text not null check (kind in ('person', 'pipeline')),
  hash         bytea not null unique,
  created_at   timestamptz not null default now(),
  created_by   text not null,
  expires_at   timestamptz not null,
  last_used_at timestamptz,
  revoked_at   timestamptz,
  revoked_by   text,
  check (expires_at > created_at)
);
revoke update, delete, truncate on deploy_tokens from pavilion_app, public;
grant update (last_used_at, revoked_at, revoked_by) on deploy_tokens to pavilion_app;
