-- Who played how much in a period, in which order, and what was given for it.
-- calls: board_standings_counted

-- The last line of the ledger that a round has: of two with the same score, whoever had it first is ahead.
alter table counted_rounds add column last_line bigint not null default 0;
-- A board counts the rounds of a member within days.
create index counted_rounds_of_day on counted_rounds (member_id, day);

-- A period runs to its end by the terms that it began with.
create table board_periods (
  id           bigint generated always as identity primary key,
  brand        text not null references brands (code),
  code         text not null,
  rule_id      bigint not null references promotion_rules (id),
  terms        jsonb not null,
  counts_from  date not null,
  counts_until date not null check (counts_until >= counts_from),
  -- The end of its last day, by the brand's clock as it was when the period began.
  ends_at      timestamptz not null,
  -- When its places were settled; standings may still be corrected afterwards, places are not.
  closed_at    timestamptz,
  unique (brand, code, counts_from)
);
create index board_periods_open on board_periods (ends_at) where closed_at is null;
create index board_periods_of_days on board_periods (brand, counts_until);
revoke delete, truncate on board_periods from pavilion_app, public;

create table board_standings (
  period_id bigint not null references board_periods (id),
  member_id bigint not null references members (id),
  score     bigint not null check (score > 0),
  -- The line of the ledger by which it is what it is.
  reached   bigint not null,
  -- What counts of their play in the period.
  played    bigint not null,
  primary key (period_id, member_id)
);
create index board_standings_order on board_standings (period_id, score desc, reached, member_id);
revoke insert, update, delete, truncate on board_standings from pavilion_app, public;

-- How many members have about the same score, so that a place is not found by counting everybody above it.
create table board_counts (
  period_id bigint not null references board_periods (id),
  bucket    integer not null,
  members   bigint not null,
  primary key (period_id, bucket)
) with (fillfactor = 50);
revoke insert, update, delete, truncate on board_counts from pavilion_app, public;

-- Places with a prize, as they were when the period was settled.
create table board_prizes (
  period_id  bigint not null references board_periods (id),
  place      smallint not null check (place between 1 and 100),
  member_id  bigint not null references members (id),
  score      bigint not null,
  played     bigint not null,
  amount     bigint not null check (amount > 0),
  -- short: they had not played enough for it; barred: they may not be given anything. Both stay with the brand.
  state      text not null check (state in ('due', 'given', 'short', 'barred')),
  decided_at timestamptz,
  primary key (period_id, place),
  unique (period_id, member_id),
  check ((state in ('given', 'barred')) = (decided_at is not null))
);
create index board_prizes_due on board_prizes (period_id) where state = 'due';
revoke delete, truncate on board_prizes from pavilion_app, public;

-- How far boards have followed what is counted.
create table board_reading (single boolean primary key default true check (single), done bigint not null);
insert into board_reading (done) select done from ledger_reading where reader = 'counted_play';
revoke insert, update, delete, truncate on board_reading from pavilion_app, public;
create trigger board_standings_added after insert on board_standings
  referencing new table as are for each statement execute function board_standings_counted();
create trigger board_standings_moved after update on board_standings
  referencing old table as were new table as are for each statement execute function board_standings_counted();
create trigger board_standings_gone after delete on board_standings
  referencing old table as were for each statement execute function board_standings_counted();
