-- What counts for a bonus: rounds that are settled, with what they won or lost, by the share of their game.

-- Shares in per cent: {"categories": {"RNG": 25, …}, "games": {"STUDIO:dice": 5}}. Without any, whole stakes of all games count.
alter table bonus_offers
  add column contribution  jsonb,
  -- So many times within so many days for one member; without both as often as they like.
  add column uses          integer check (uses between 1 and 100),
  add column uses_days     integer check (uses_days between 1 and 365),
  -- What a perfect player may keep of it, in hundredths of a per cent, because two operators agreed to that.
  add column accepted_gain integer not null default 0 check (accepted_gain between 0 and 10000);

alter table bonuses
  -- As it was promised.
  add column contribution jsonb,
  -- Of what is needed, this was owed from before.
  add column wager_carried bigint not null default 0 check (wager_carried >= 0),
  -- What was taken back of what had counted, after it was freed; less than nothing when more counted since.
  add column wager_undone  bigint not null default 0,
  -- What later bonuses made good of what is owed.
  add column owed_settled  bigint not null default 0 check (owed_settled >= 0);
create index bonuses_of_offer on bonuses (member_id, offer, given_at);

create table bonus_rounds (
  member_id bigint not null references members (id),
  vendor    text not null,
  round     text not null,
  bonus_id  uuid not null references bonuses (id),
  -- How much of it counts, in per cent; without it whole stakes count.
  share     integer check (share between 0 and 100),
  -- Bets that fit the terms and were not taken back.
  staked    bigint not null check (staked >= 0),
  settled   boolean not null default false,
  counted   bigint not null default 0 check (counted between 0 and staked),
  primary key (member_id, vendor, round, bonus_id)
);
create index bonus_rounds_of_bonus on bonus_rounds (bonus_id);
revoke insert, update, delete, truncate on bonus_rounds from pavilion_app, public;

-- What was counted bet by bet until now, as rounds.
insert into bonus_rounds (member_id, vendor, round, bonus_id, staked, settled, counted)
select bet.member_id, bet.vendor, bet.round, bonuses.id, sum(bet.amount), true, sum(bet.amount)
from bonuses
  join ledger_transactions bet on bet.member_id = bonuses.member_id and bet.currency = bonuses.currency
  join ledger_reading reading on reading.reader = 'bonuses' and bet.id <= reading.done
where bonuses.state = 'active' and bet.kind = 'bet' and bet.outcome = 'posted' and bet.wallet <> 'bonus'
  and bet.at > bonuses.given_at and bet.at < bonuses.until and bet.amount <= coalesce(bonuses.largest_bet, bet.amount)
  and not exists (
    select from ledger_transactions undone
    where undone.member_id = bet.member_id and undone.related = bet.reference and undone.kind = 'rollback' and undone.outcome = 'posted'
      and undone.id <= reading.done)
group by bet.member_id, bet.vendor, bet.round, bonuses.id;

-- Offers by which a player may win in the long run: one operator asks, another agrees.
create table bonus_offer_requests (
  id           uuid primary key,
  brand        text not null references brands (code),
  code         text not null,
  wanted       jsonb not null,
  -- What a perfect player keeps of each bonus, in hundredths of a per cent.
  gain         integer not null check (gain between 1 and 10000),
  state        text not null default 'requested' check (state in ('requested', 'approved', 'rejected')),
  requested_by text not null,
  requested_at timestamptz not null default now(),
  decided_by   text,
  decided_at   timestamptz,
  check ((state = 'requested') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  check (state <> 'approved' or decided_by <> requested_by)
);
create unique index bonus_offer_requests_open on bonus_offer_requests (brand, code) where state = 'requested';
revoke delete, truncate on bonus_offer_requests from pavilion_app, public;

-- The offers that came with the brands, where nobody has changed them.
update bonus_offers set
  contribution = '{"categories": {"RNG": 25, "FISH": 25, "SPORTS": 25, "ESPORTS": 25, "COCKFIGHT": 25, "ELOTT": 25, "PVP": 20, "LIVE": 5, "LOTT": 5}, "games": {"STUDIO:dice": 5}}',
  uses = 1, uses_days = 365,
  terms = '{"en": "For your first deposit. The bonus waits in a wallet of its own. A round counts once it is settled, with what it won or lost for you, at most its stake. Of that, slots, fishing, sports, e-sports, cockfights and e-lottery count 25%, card games 20%, live casino, lottery and Lantern Dice 5%. When the counted amounts add up to ten times the bonus, it moves to your balance as money of yours. What is taken back later no longer counts; if the bonus is yours by then, it is added to your next bonus. Your deposit and your winnings stay free all the time: you can withdraw them as usual, and you can give the bonus up whenever you like.", "bn": "আপনার প্রথম জমার জন্য। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। প্রতিটি রাউন্ড শেষ হলে তবেই গোনা হয়: তাতে যত জিতলেন বা হারলেন ততটা, তবে বাজির বেশি নয়। তার মধ্যে স্লট, মাছ ধরা, খেলা, ই-স্পোর্টস, মোরগ লড়াই ও ই-লটারির ২৫%, তাসের খেলার ২০%, আর লাইভ ক্যাসিনো, লটারি ও লণ্ঠন পাশার ৫% গোনা হয়। গোনা টাকার যোগফল বোনাসের দশ গুণ হলে বোনাস আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। পরে কোনো বাজি বাতিল হলে তা আর গোনা হয় না; বোনাস ততদিনে আপনার হয়ে গেলে সেটুকু পরের বোনাসের সঙ্গে যোগ হয়। জমা আর জেতা টাকা কখনও আটকানো হয় না: নিয়মমতো যখন খুশি তুলতে পারবেন, আর বোনাসটি যখন খুশি ছেড়েও দিতে পারবেন।"}'
where code = 'welcome' and version = 1 and wager_times = 10;
update bonus_offers set
  contribution = '{"categories": {"RNG": 20, "FISH": 20, "SPORTS": 20, "ESPORTS": 20, "COCKFIGHT": 20, "ELOTT": 20, "PVP": 15, "LIVE": 5, "LOTT": 5}, "games": {"STUDIO:dice": 5}}',
  uses = 1, uses_days = 7,
  terms = '{"en": "For one deposit in seven days while no other bonus runs. The bonus waits in a wallet of its own. A round counts once it is settled, with what it won or lost for you, at most its stake. Of that, slots, fishing, sports, e-sports, cockfights and e-lottery count 20%, card games 15%, live casino, lottery and Lantern Dice 5%. When the counted amounts add up to eight times the bonus, it moves to your balance as money of yours. What is taken back later no longer counts; if the bonus is yours by then, it is added to your next bonus. Your deposit and your winnings stay free all the time.", "bn": "অন্য কোনো বোনাস না চললে সাত দিনে একটি জমার সঙ্গে নেওয়া যায়। বোনাসের টাকা আলাদা ওয়ালেটে থাকে। প্রতিটি রাউন্ড শেষ হলে তবেই গোনা হয়: তাতে যত জিতলেন বা হারলেন ততটা, তবে বাজির বেশি নয়। তার মধ্যে স্লট, মাছ ধরা, খেলা, ই-স্পোর্টস, মোরগ লড়াই ও ই-লটারির ২০%, তাসের খেলার ১৫%, আর লাইভ ক্যাসিনো, লটারি ও লণ্ঠন পাশার ৫% গোনা হয়। গোনা টাকার যোগফল বোনাসের আট গুণ হলে বোনাস আপনার ব্যালেন্সে চলে আসে, তখন সেটি আপনারই টাকা। পরে কোনো বাজি বাতিল হলে তা আর গোনা হয় না; বোনাস ততদিনে আপনার হয়ে গেলে সেটুকু পরের বোনাসের সঙ্গে যোগ হয়। জমা আর জেতা টাকা কখনও আটকানো হয় না।"}'
where code = 'weekly' and version = 1 and wager_times = 8;
