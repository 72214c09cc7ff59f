-- Counts by range, added range by range.
create function add_counts(one integer[], other integer[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(coalesce(a, 0) + coalesce(b, 0) order by place), '{}')
  from unnest(one, other) with ordinality as counts (a, b, place)
$$;
create aggregate sum_counts(integer[]) (sfunc = add_counts, stype = integer[], initcond = '{}', parallel = safe, combinefunc = add_counts);

-- What players' own pages saw of remotes, by minute. Nothing in it says who looked. Kept for fourteen days.
create table remote_minutes (
  brand       text not null,
  remote      text not null,
  version     text not null,
  minute      timestamptz not null,
  mounts      integer not null,
  -- Refusals that nobody asked for, and among them the parts that threw: their script errors are the same misfortune again.
  failures    integer not null,
  threw       integer not null,
  errors      integer not null,
  long_tasks  integer not null,
  longest_ms  integer not null,
  -- Mounts by the time they took, in the ranges that the gateway tells apart.
  load_times  integer[] not null,
  primary key (brand, remote, version, minute)
);
create index remote_minutes_by_time on remote_minutes (minute);

create table remote_refusals (
  brand   text not null,
  remote  text not null,
  version text not null,
  minute  timestamptz not null,
  code    text not null,
  times   integer not null,
  primary key (brand, remote, version, minute, code)
);
create index remote_refusals_by_time on remote_refusals (minute);

-- Script errors that are alike have one fingerprint, and one of their stacks is kept.
create table remote_errors (
  brand       text not null,
  remote      text not null,
  version     text not null,
  minute      timestamptz not null,
  fingerprint text not null,
  times       integer not null,
  last_at     timestamptz not null,
  primary key (brand, remote, version, minute, fingerprint)
);
create index remote_errors_by_time on remote_errors (minute);
create table remote_error_samples (
  remote      text not null,
  version     text not null,
  fingerprint text not null,
  message     text not null,
  stack       text not null,
  last_at     timestamptz not null,
  primary key (remote, version, fingerprint)
);
create index remote_error_samples_by_time on remote_error_samples (last_at);

-- Versions of shared packages that a remote was built with, where they are not what pages run.
create table remote_skew (
  brand   text not null,
  remote  text not null,
  package text not null,
  built   text not null,
  runs    text not null,
  last_at timestamptz not null,
  primary key (brand, remote, package)
);
create index remote_skew_by_time on remote_skew (last_at);

-- Each report of a page about a version that is being tried, with its very time: a canary is judged by what was seen since its stage began.
create table canary_reports (
  brand    text not null,
  remote   text not null,
  version  text not null,
  page     uuid not null,
  at       timestamptz not null default clock_timestamp(),
  mounts   integer not null,
  failures integer not null,
  errors   integer not null,
  -- Files that were not what the manifest says, or a contract that does not fit.
  grave    integer not null
);
create index canary_reports_by_version on canary_reports (brand, remote, version, at);
create index canary_reports_by_time on canary_reports (at);

-- What one instance does for all of them, for as long as it says so.
create table leases (
  name   text primary key,
  holder uuid not null,
  until  timestamptz not null
);
