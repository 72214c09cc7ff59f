-- Secrets of members' authenticators, sealed under the field key for their member.
create table authenticators (
  member_id   bigint primary key references members (id),
  secret      bytea not null,
  -- The thirty seconds whose code was used last; it and earlier ones are not taken again.
  step        bigint not null,
  enrolled_at timestamptz not null default now()
);

-- Shown to their owner and not yet proven.
create table authenticator_enrolments (
  member_id  bigint primary key references members (id),
  secret     bytea not null,
  expires_at timestamptz not null
);

-- Keyed hashes; a code that was used is gone.
create table authenticator_recovery_codes (
  member_id bigint not null references authenticators (member_id) on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);
