-- Money that a brand gives with a deposit. It waits in a wallet of its own until its member has staked so much of their own, and moves
-- to the main one then; the member's own money is never tied to it.

create table bonus_offers (
  brand               text not null references brands (code),
  code                text not null check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  kind                text not null default 'deposit' check (kind in ('deposit')),
  name                jsonb not null,
  terms               jsonb not null,
  -- Of the deposit, up to `cap`; from `least` on.
  percent             integer not null check (percent between 1 and 500),
  cap                 bigint not null check (cap > 0),
  least               bigint not null check (least > 0),
  first_only          boolean not null default false,
  -- The bonus has to be staked so many times within so many days.
  wager_times         integer not null check (wager_times between 1 and 100),
  days                integer not null check (days between 1 and 365),
  -- Bets above so many per cent of the bonus do not count.
  largest_bet_percent integer check (largest_bet_percent between 1 and 100),
  valid_from          timestamptz,
  valid_until         timestamptz,
  enabled             boolean not null default true,
  position            integer not null,
  version             integer not null default 1,
  primary key (brand, code),
  check (valid_from < valid_until)
);
revoke delete, truncate on bonus_offers from pavilion_app, public;
insert into cloned_with_brands (table_name, position) values ('bonus_offers', 1);

-- What the payer was promised when the payment began: an offer that is changed meanwhile does not change it.
alter table payments add column bonus jsonb;

create table bonuses (
  id           uuid primary key,
  brand        text not null references brands (code),
  member_id    bigint not null references members (id),
  offer        text not null,
  -- One bonus for a payment, however often it is told that it was paid.
  payment_id   uuid not null unique,
  name         jsonb not null,
  terms        jsonb not null,
  currency     text not null,
  amount       bigint not null check (amount > 0),
  wager_needed bigint not null check (wager_needed > 0),
  wagered      bigint not null default 0 check (wagered >= 0),
  largest_bet  bigint check (largest_bet > 0),
  state        text not null default 'active' check (state in ('active', 'released', 'expired', 'given-up', 'cancelled')),
  given_at     timestamptz not null,
  until        timestamptz not null check (until > given_at),
  ended_at     timestamptz,
  -- Why it was taken back, in words for the member.
  reason       text,
  check ((state = 'active') = (ended_at is null)),
  check ((state = 'cancelled') = (reason is not null)),
  check (state <> 'released' or wagered >= wager_needed),
  foreign key (brand, offer) references bonus_offers (brand, code)
);
create unique index bonuses_one_at_a_time on bonuses (member_id) where state = 'active';
create index bonuses_of_member on bonuses (member_id, given_at desc, id desc);
create index bonuses_of_brand on bonuses (brand, given_at desc, id desc);
create index bonuses_running on bonuses (brand, until) where state = 'active';

create function bonuses_keep_their_end() returns trigger language plpgsql as $$
begin
  if old.state <> 'active'
    or (new.id, new.brand, new.member_id, new.offer, new.payment_id, new.currency, new.amount, new.wager_needed, new.given_at, new.until)
      <> (old.id, old.brand, old.member_id, old.offer, old.payment_id, old.currency, old.amount, old.wager_needed, old.given_at, old.until) then
    raise exception 'bonus % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bonuses_keep_their_end before update on bonuses for each row execute function bonuses_keep_their_end();
revoke delete, truncate on bonuses from pavilion_app, public;

-- What is staked is read from the ledger as daily figures are: ids up to a mark, once everything that could lie before it has ended.
insert into ledger_reading (reader, done) select 'bonuses', case when is_called then last_value else 0 end from ledger_transaction_ids;

create function bonuses_mark() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest bigint;
begin
  select case when is_called then last_value else 0 end into newest from ledger_transaction_ids;
  update ledger_reading set ahead = newest, settled_at = pg_current_xact_id()
    where reader = 'bonuses' and ahead is null;
  return found;
end $$;

-- Counts bets of the members' own money, placed while the bonus runs and no larger than its terms say, less those that were taken back.
create function bonuses_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
begin
  select * into reading from ledger_reading where reader = 'bonuses' for update skip locked;
  if not found then
    return false;
  end if;
  if reading.ahead is null then
    return true;
  end if;
  if pg_snapshot_xmin(pg_current_snapshot()) < reading.settled_at then
    return false;
  end if;
  upto := least(reading.ahead, reading.done + most);
  with moved as (
    select bonuses.id, sum(-line.effect) as staked
    from ledger_transactions line
      join bonuses on bonuses.member_id = line.member_id and bonuses.currency = line.currency and bonuses.state = 'active'
      join ledger_transactions bet on bet.member_id = line.member_id
        and bet.reference = case line.kind when 'rollback' then line.related else line.reference end
    where line.id > reading.done and line.id <= upto and line.kind in ('bet', 'rollback') and line.outcome = 'posted' and bet.kind = 'bet'
      and bet.wallet <> 'bonus' and bet.at > bonuses.given_at and bet.at < bonuses.until
      and bet.amount <= coalesce(bonuses.largest_bet, bet.amount)
    group by bonuses.id
  )
  update bonuses set wagered = wagered + staked from moved where moved.id = bonuses.id and staked <> 0;
  if upto < reading.ahead then
    update ledger_reading set done = upto where reader = 'bonuses';
    return false;
  end if;
  update ledger_reading set done = upto, ahead = null, settled_at = null where reader = 'bonuses';
  return true;
end $$;
revoke execute on function bonuses_mark(), bonuses_advance(bigint), bonuses_keep_their_end() from public;
grant execute on function bonuses_mark(), bonuses_advance(bigint) to pavilion_app;

insert into bonus_offers (brand, code, name, terms, percent, cap, least, first_only, wager_times, days, largest_bet_percent, position) values
  ('pavilion', 'welcome', '{"en": "Welcome bonus", "bn": "স্বাগত বোনাস"}',
    '{"en": "For your first deposit. The bonus waits in a wallet of its own. Once your own bets add up to ten times the bonus, it moves to your balance as money of yours. Your deposit and your winnings stay free all the time: you can withdraw them as usual, and you can give the bonus up whenever you like.", "bn": "আপনার প্রথম জমার জন্য। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। আপনার নিজের বাজির যোগফল বোনাসের দশ গুণ হলে তা আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। জমা আর জেতা টাকা কখনও আটকানো হয় না: নিয়মমতো যখন খুশি তুলতে পারবেন, আর বোনাসটি যখন খুশি ছেড়েও দিতে পারবেন।"}',
    100, 1000000, 50000, true, 10, 30, 25, 1),
  ('pavilion', 'weekly', '{"en": "A quarter on top", "bn": "জমার ওপর চার ভাগের এক ভাগ"}',
    '{"en": "For any deposit while no other bonus runs. The bonus waits in a wallet of its own until your own bets add up to eight times the bonus. Your deposit and your winnings stay free all the time.", "bn": "অন্য কোনো বোনাস না চললে যেকোনো জমার সঙ্গে নেওয়া যায়। আপনার নিজের বাজির যোগফল বোনাসের আট গুণ না হওয়া পর্যন্ত বোনাস আলাদা ওয়ালেটে থাকে। জমা আর জেতা টাকা কখনও আটকানো হয় না।"}',
    25, 500000, 50000, false, 8, 14, 25, 2),
  ('lagoon', 'welcome', '{"en": "Welcome bonus", "bn": "স্বাগত বোনাস"}',
    '{"en": "For your first deposit. The bonus waits in a wallet of its own. Once your own bets add up to ten times the bonus, it moves to your balance as money of yours. Your deposit and your winnings stay free all the time: you can withdraw them as usual, and you can give the bonus up whenever you like.", "bn": "আপনার প্রথম জমার জন্য। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। আপনার নিজের বাজির যোগফল বোনাসের দশ গুণ হলে তা আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। জমা আর জেতা টাকা কখনও আটকানো হয় না: নিয়মমতো যখন খুশি তুলতে পারবেন, আর বোনাসটি যখন খুশি ছেড়েও দিতে পারবেন।"}',
    100, 20000, 1000, true, 10, 30, 25, 1);
