-- Days of companies and vendors, held against the books: one row for each, however often and by whomever it is compared.

create table reconciliations (
  id            bigint generated always as identity primary key,
  brand         text not null references brands (code),
  source        text not null check (source ~ '^(provider|vendor):[a-z0-9_-]{1,40}$'),
  day           date not null,
  currency      text not null,
  state         text not null default 'running' check (state in ('running', 'done', 'failed')),
  asked_by      text not null,
  started_at    timestamptz not null default now(),
  ended_at      timestamptz,
  failure       text,
  ours_count    integer not null default 0,
  ours_amount   bigint not null default 0,
  theirs_count  integer not null default 0,
  theirs_amount bigint not null default 0,
  unique (brand, source, day, currency),
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'failed') = (failure is not null))
);
create index reconciliations_of_brand on reconciliations (brand, day desc, id desc);
revoke delete, truncate on reconciliations from pavilion_app, public;

create table reconciliation_differences (
  id                bigint generated always as identity primary key,
  reconciliation_id bigint not null references reconciliations (id),
  kind              text not null check (kind in ('missing-here', 'missing-there', 'other-amount', 'other-state')),
  what              text not null check (what in ('payment', 'refund', 'payout', 'round')),
  subject           text not null check (length(subject) between 1 and 200),
  -- What each side says: amount in minor units, what a round paid, state.
  ours              jsonb,
  theirs            jsonb,
  explained_by      text,
  explained_at      timestamptz,
  explanation       text check (length(explanation) between 3 and 300),
  unique (reconciliation_id, kind, what, subject),
  check ((explained_by is null) = (explained_at is null) and (explained_by is null) = (explanation is null)),
  check (ours is not null or theirs is not null)
);
