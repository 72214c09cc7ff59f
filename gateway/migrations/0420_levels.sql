-- Where members stand on the ladder of their brand, how they came there, and what they were given for it.

-- When a brand's ladder began: what was played on earlier days is on nobody's way.
create table level_ladders (
  brand       text primary key references brands (code),
  counts_from date not null
);
revoke update, delete, truncate on level_ladders from pavilion_app, public;

create table level_members (
  member_id    bigint primary key references members (id),
  brand        text not null references brands (code),
  rank         smallint not null default 0 check (rank between 0 and 99),
  -- The version by which they were looked at last; none before the first time.
  rule_id      bigint references promotion_rules (id),
  -- What counts on the way: less than what was played, once a rank was lost or while there was no ladder.
  way_stake    bigint not null default 0,
  way_deposits bigint not null default 0,
  -- What they had played and paid in by then, all of it.
  seen_stake   bigint not null default 0,
  seen_deposits bigint not null default 0,
  -- The first month at whose end it is asked whether the rank was kept, and the month that they were warned of, each as its first day.
  judged_from  date,
  warned_for   date,
  -- When they have to be looked at although they play nothing.
  due_on       date
);
create index level_members_due on level_members (brand, due_on) where due_on is not null;
revoke delete, truncate on level_members from pavilion_app, public;

-- Each rank that a member ever reached, once: it brings its bonus once, or never when a change of the ladder brought them there.
create table level_ranks (
  member_id      bigint not null references members (id),
  rank           smallint not null check (rank between 1 and 99),
  rule_id        bigint not null references promotion_rules (id),
  reached        text not null check (reached in ('change', 'play')),
  amount         bigint not null check (amount >= 0),
  -- What they have to have played and paid in, all of it, for the bonus to be theirs: less is there when play is taken back.
  needs_stake    bigint not null,
  needs_deposits bigint not null,
  reached_at     timestamptz not null default now(),
  claimed_at     timestamptz,
  primary key (member_id, rank),
  check (reached = 'play' or amount = 0)
);
revoke delete, truncate on level_ranks from pavilion_app, public;

create table level_history (
  id        bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  from_rank smallint not null,
  to_rank   smallint not null check (to_rank <> from_rank),
  why       text not null check (why in ('play', 'change', 'not-kept')),
  rule_id   bigint not null references promotion_rules (id),
  at        timestamptz not null default clock_timestamp()
);
create index level_history_of_member on level_history (member_id, id);
revoke update, delete, truncate on level_history from pavilion_app, public;

-- Gifts for birthdays.
create table level_birthdays (
  member_id bigint not null references members (id),
  -- The birthday it was for.
  day       date not null,
  rule_id   bigint not null references promotion_rules (id),
  amount    bigint not null check (amount > 0),
  given_at  timestamptz not null default now(),
  primary key (member_id, day)
);
revoke update, delete, truncate on level_birthdays from pavilion_app, public;

-- How far the job has followed what is counted.
create table level_reading (id integer primary key check (id = 1), done bigint not null);
insert into level_reading (id, done) values (1, 0);
revoke insert, delete, truncate on level_reading from pavilion_app, public;

-- Who played lately is found by the day, which no count changes.
create index counted_days_of_day on counted_days (day);
create index counted_deposit_days_of_day on counted_deposit_days (day);
