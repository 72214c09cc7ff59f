-- What remote teams published. A version never changes: nobody is granted to change it.
create table registry_versions (
  remote     text not null check (remote ~ '^[a-z][a-z0-9-]{1,30}$'),
  version    text not null check (version ~ '^[0-9A-Za-z.+-]{1,60}$'),
  owner      text not null,
  descriptor jsonb not null,
  files      jsonb not null,
  first      jsonb not null,
  created_at timestamptz not null default now(),
  primary key (remote, version)
);
revoke update, delete on registry_versions from pavilion_app;

-- Which remotes a brand wants, and how it runs each now. Without a version it waits for its first promotion.
create table brand_remotes (
  brand      text not null references brands (code),
  remote     text not null,
  mode       text not null default 'on' check (mode in ('on', 'off', 'draining')),
  version    text,
  history    text[] not null default '{}',
  timeout_ms integer not null default 4000 check (timeout_ms between 500 and 60000),
  primary key (brand, remote),
  foreign key (remote, version) references registry_versions (remote, version)
);

insert into brand_remotes (brand, remote)
select 'pavilion', unnest(array['lobby', 'games', 'wallet', 'member', 'agent', 'points'])
union all
select 'lagoon', unnest(array['lobby', 'games', 'wallet', 'member']);

-- The signed manifest in force; its row is the lock under which a brand changes.
create table brand_manifests (
  brand     text primary key references brands (code),
  seq       bigint not null,
  issued_at timestamptz not null,
  kid       text not null,
  payload   text not null,
  signature text not null
);

create table registry_audit (
  id      bigint generated always as identity primary key,
  at      timestamptz not null default now(),
  who     text not null,
  action  text not null,
  brand   text references brands (code),
  remote  text,
  reason  text not null,
  seq     bigint,
  before  jsonb,
  after   jsonb
);
create index registry_audit_by_brand on registry_audit (brand, id desc);
revoke update, delete on registry_audit from pavilion_app;
