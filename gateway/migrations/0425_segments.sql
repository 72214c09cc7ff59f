-- Whom something is for, in versions: what was given names the version by which it was.
create table segments (
  id         bigint generated always as identity primary key,
  brand      text not null references brands (code),
  code       text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  version    integer not null check (version > 0),
  name       jsonb not null,
  rule       jsonb not null,
  -- Nobody is in one that is off.
  enabled    boolean not null,
  written_by text not null,
  written_at timestamptz not null default now(),
  unique (brand, code, version)
);
revoke update, delete, truncate on segments from pavilion_app, public;
insert into cloned_with_brands (table_name, position, leaves_out) values ('segments', 1, '{id}');

-- Marks that operators give members.
create table member_tags (
  member_id bigint not null,
  brand     text not null,
  tag       text not null check (tag ~ '^[a-z0-9\u0980-\u09ff][a-z0-9\u0980-\u09ff-]{0,39}$'),
  set_by    text not null,
  set_at    timestamptz not null default now(),
  primary key (brand, member_id, tag),
  foreign key (brand, member_id) references members (brand, id)
);
create index member_tags_by_tag on member_tags (brand, tag);
revoke update, truncate on member_tags from pavilion_app, public;

-- What decides about money: one operator asks, another agrees.
create table segment_requests (
  id           uuid primary key,
  brand        text not null references brands (code),
  kind         text not null check (kind in ('segment', 'tag')),
  -- Of a segment, or the tag.
  code         text not null,
  wanted       jsonb not null,
  state        text not null default 'requested' check (state in ('requested', 'approved', 'rejected')),
  requested_by text not null,
  requested_at timestamptz not null default now(),
  decided_by   text,
  decided_at   timestamptz,
  check ((state = 'requested') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'approved' or decided_by <> requested_by)
);
create unique index segment_requests_open on segment_requests (brand, kind, code) where state = 'requested';
revoke delete, truncate on segment_requests from pavilion_app, public;
