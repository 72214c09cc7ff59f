-- What a call answered that is sent again after its answer was lost. The answer lies sealed and is gone after ten minutes; until there is one, the
-- call is under way, or the gateway that ran it died.
create table kept_answers (
  key_hash   bytea primary key,
  body_hash  bytea not null,
  answer     bytea,
  claimed_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index kept_answers_expiry on kept_answers (expires_at);
