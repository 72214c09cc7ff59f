-- Rounds that a brand gives a member: so many, at one stake, in some games of one vendor. The vendor is told of them, plays them and names them by their id.
-- narrows: a wider check; every capability that an older gateway writes still passes.
create table free_rounds (
  id            uuid primary key,
  brand         text not null references brands (code),
  member_id     bigint not null references members (id),
  currency      text not null,
  vendor        text not null,
  games         text[] not null check (cardinality(games) between 1 and 20),
  rounds        integer not null check (rounds between 1 and 1000),
  stake         bigint not null check (stake > 0),
  -- What members are paid for all of it on average, in minor units.
  worth         bigint not null check (worth >= 0),
  -- What gave them, once for ever.
  source        text not null unique,
  reason        text not null check (length(reason) between 3 and 300),
  state         text not null check (state in ('proposed', 'rejected', 'active', 'cancelled')),
  -- How long they can be played once they are given.
  days          integer not null check (days between 1 and 365),
  made_at       timestamptz not null default clock_timestamp(),
  given_at      timestamptz,
  until         timestamptz,
  proposed_by   text,
  decided_by    text,
  ended_at      timestamptz,
  ended_because text,
  -- What the vendor has to hear next, and when it is tried.
  call          text check (call in ('create', 'cancel')),
  call_due_at   timestamptz,
  call_attempts integer not null default 0,
  told_at       timestamptz,
  check ((given_at is null) = (until is null) and (given_at is null) = (state in ('proposed', 'rejected'))),
  check ((call is null) = (call_due_at is null)),
  check (decided_by is null or decided_by is distinct from proposed_by or state in ('rejected', 'cancelled'))
);
create index free_rounds_of_member on free_rounds (member_id, made_at);
create index free_rounds_of_brand on free_rounds (brand, made_at);
create index free_rounds_to_tell on free_rounds (call_due_at) where call is not null;

-- Their bets, which took nothing: one is a round until it is taken back.
create table free_round_bets (
  reference text primary key,
  grant_id  uuid not null references free_rounds (id),
  member_id bigint not null,
  vendor    text not null,
  round     text not null,
  at        timestamptz not null default clock_timestamp()
);
create index free_round_bets_of_grant on free_round_bets (grant_id);
revoke delete, truncate on free_rounds from pavilion_app, public;
revoke update, delete, truncate on free_round_bets from pavilion_app, public;

-- narrows: a wider check; every connection that an older gateway writes still passes.
alter table vendors drop constraint vendors_capabilities_check,
  add constraint vendors_capabilities_check check (capabilities <@ array['lottery', 'report', 'round', 'free-rounds']);
