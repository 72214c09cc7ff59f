-- Accounts of other sites by which members sign in. `subject_index` is a keyed hash of what the provider calls somebody.
create table social_accounts (
  brand         text not null references brands (code),
  provider      text not null,
  subject_index bytea not null,
  member_id     bigint not null references members (id),
  joined_at     timestamptz not null default now(),
  primary key (brand, provider, subject_index)
);
create index social_accounts_member on social_accounts (member_id);

-- Proven at a provider, and of somebody whose mail address a member here has: joined when that member signs in by password.
create table social_joins (
  ticket_hash   bytea primary key,
  brand         text not null references brands (code),
  provider      text not null,
  subject_index bytea not null,
  -- Sealed.
  mail          bytea not null,
  expires_at    timestamptz not null
);
create index social_joins_expiry on social_joins (expires_at);
