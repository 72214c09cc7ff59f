-- Browsers that members signed in with, by the hash of a mark that the browser keeps: wrong passwords of others do not lock these out.
create table member_devices (
  member_id   bigint not null references members (id),
  device_hash bytea not null,
  seen_at     timestamptz not null default now(),
  primary key (member_id, device_hash)
);
create index member_devices_seen on member_devices (seen_at);
