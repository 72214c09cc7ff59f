-- When a brand last retired a remote. One that no brand has any more leaves the board, until it is published again.
create table registry_retired (
  remote     text primary key,
  retired_at timestamptz not null
);
revoke delete on registry_retired from pavilion_app;
