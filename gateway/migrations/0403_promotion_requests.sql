-- Rules by which a player may gain more than the house keeps: one operator asks, another agrees.
create table promotion_requests (
  id           uuid primary key,
  brand        text not null references brands (code),
  kind         text not null,
  code         text not null,
  wanted       jsonb not null,
  -- In hundredths of a per cent.
  gain         integer not null check (gain between 1 and 10000),
  state        text not null default 'requested' check (state in ('requested', 'approved', 'rejected')),
  requested_by text not null,
  requested_at timestamptz not null default now(),
  decided_by   text,
  decided_at   timestamptz,
  check ((state = 'requested') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'approved' or decided_by <> requested_by)
);
create unique index promotion_requests_open on promotion_requests (brand, kind, code) where state = 'requested';
revoke delete, truncate on promotion_requests from pavilion_app, public;
