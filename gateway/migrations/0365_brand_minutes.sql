-- What members of a brand did in each minute of the last two weeks: a day so far beside other days at the same time of day.
create table brand_minutes (
  brand       text not null references brands (code),
  minute      timestamptz not null,
  deposits    bigint not null default 0,
  -- Less what came back.
  withdrawals bigint not null default 0,
  -- Less bets that were taken back.
  bets        bigint not null default 0,
  wins        bigint not null default 0,
  -- Members whose first bet of the brand's day was in this minute.
  players     integer not null default 0,
  primary key (brand, minute)
);

-- Who has bet on a day of the brand, so that each counts once.
create table brand_day_players (
  brand     text not null references brands (code),
  day       date not null,
  member_id bigint not null,
  first_at  timestamptz not null,
  primary key (brand, day, member_id)
);

insert into ledger_reading (reader, done) values ('brand_minutes', 0);
revoke insert, update, delete, truncate, references, trigger on brand_minutes, brand_day_players from pavilion_app, public;
