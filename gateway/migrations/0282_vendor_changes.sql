-- What operators propose about vendors in the console. A vendor can pay players, so no one person connects or changes one.
create table vendor_changes (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (kind in ('add', 'key', 'cap', 'remove')),
  vendor      text not null check (vendor ~ '^[a-z][a-z0-9-]{1,30}$'),
  terms       jsonb not null,
  reason      text not null check (length(reason) between 1 and 300),
  state       text not null default 'proposed' check (state in ('proposed', 'applied', 'rejected')),
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  decided_by  text,
  decision    text check (length(decision) between 1 and 300),
  decided_at  timestamptz,
  check ((state = 'proposed') = (decided_by is null)),
  check (state <> 'applied' or decided_by <> proposed_by)
);
create index vendor_changes_by_time on vendor_changes (proposed_at desc);
revoke delete, truncate on vendor_changes from pavilion_app, public;
