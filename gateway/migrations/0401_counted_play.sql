-- What members played and paid in, by the day of their brand: whatever is given for play is given for this.

-- One for each round that is settled. Day, category and share are those of its first count.
create table counted_rounds (
  member_id bigint not null,
  vendor    text not null,
  round     text not null,
  day       date not null,
  category  text not null,
  share     smallint not null check (share between 0 and 100),
  opened_at timestamptz not null,
  bets      bigint not null,
  wins      bigint not null,
  -- What was won or lost, at most what was bet.
  valid     bigint not null,
  -- Its share of that.
  counted   bigint not null,
  primary key (member_id, vendor, round)
) with (fillfactor = 85);

create table counted_days (
  member_id bigint not null,
  brand     text not null references brands (code),
  day       date not null,
  category  text not null,
  vendor    text not null,
  -- Without those of which all bets were taken back.
  rounds    integer not null,
  bets      bigint not null,
  wins      bigint not null,
  valid     bigint not null,
  counted   bigint not null,
  -- How far the ledger was read when this changed last.
  changed   bigint not null,
  primary key (member_id, day, category, vendor)
) with (fillfactor = 85);

-- Less what was taken back: it goes out of the day on which it came in.
create table counted_deposit_days (
  member_id bigint not null,
  day       date not null,
  count     integer not null,
  deposits  bigint not null,
  changed   bigint not null,
  primary key (member_id, day)
) with (fillfactor = 85);

revoke insert, update, delete, truncate, references, trigger on counted_rounds, counted_days, counted_deposit_days from pavilion_app, public;
-- A ledger that began before is counted from here on.
insert into ledger_reading (reader, done) select 'counted_play', case when is_called then last_value else 0 end from ledger_transaction_ids;
