-- Points: earned by deposits and bets, spent in the mall, never expiring. A brand without rates has none.
create table points_rates (
  brand             text primary key references brands (code),
  -- Minor units that earn one point.
  deposit_per_point bigint not null check (deposit_per_point > 0),
  bet_per_point     bigint not null check (bet_per_point > 0)
);
insert into points_rates values ('pavilion', 2000, 5000);

-- What a member holds, how far their ledger has been counted, and what is not yet enough for a point, in minor units.
create table points_accounts (
  member_id    bigint primary key references members (id),
  brand        text not null references points_rates (brand),
  balance      bigint not null default 0 check (balance >= 0),
  counted      bigint not null default 0,
  deposit_rest bigint not null default 0,
  bet_rest     bigint not null default 0
);

create table points_entries (
  id        bigint generated always as identity,
  member_id bigint not null references points_accounts (member_id),
  kind      text not null check (kind in ('deposit', 'bet', 'redeem')),
  change    bigint not null check (change <> 0),
  balance   bigint not null check (balance >= 0),
  subject   text,
  at        timestamptz not null,
  primary key (member_id, id)
);

create table points_goods (
  brand    text not null references points_rates (brand),
  id       text not null check (id ~ '^[a-z][a-z0-9-]{1,40}$'),
  position integer not null,
  name     jsonb not null,
  about    jsonb not null,
  points   bigint not null check (points > 0),
  stock    integer not null check (stock >= 0),
  made     integer not null check (made >= stock),
  primary key (brand, id)
);

create table points_redemptions (
  id        uuid primary key default gen_random_uuid(),
  member_id bigint not null references points_accounts (member_id),
  brand     text not null,
  goods_id  text not null,
  quantity  integer not null check (quantity between 1 and 99),
  points    bigint not null check (points > 0),
  -- Where it goes, sealed with the platform's field key.
  sealed    bytea not null,
  status    text not null default 'in_process' check (status in ('in_process', 'rejected', 'approved')),
  -- A repeat of the same key is answered with the first redemption.
  key       text not null check (length(key) between 1 and 100),
  at        timestamptz not null,
  unique (member_id, key),
  foreign key (brand, goods_id) references points_goods (brand, id)
);
create index points_redemptions_of_member on points_redemptions (member_id, at desc);

revoke insert, update, delete, truncate, references, trigger
  on points_rates, points_accounts, points_entries, points_goods, points_redemptions from pavilion_app, public;

-- Counts what the member's ledger holds beyond the last count, and answers the balance. A member's ids are given out under the lock of
-- their wallet, so whoever sees one sees all smaller ones: nothing is counted twice or passed over.
create function points_collect(whose bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account points_accounts;
  rate points_rates;
  per_day record;
  earned bigint;
begin
  insert into points_accounts (member_id, brand)
    select members.id, members.brand from members join points_rates on points_rates.brand = members.brand where members.id = whose and type <> 4
    on conflict do nothing;
  select * into account from points_accounts where member_id = whose for update;
  if not found then
    return null;
  end if;
  select * into rate from points_rates where brand = account.brand;
  for per_day in
    select max(claim.at) as at, max(claim.id) as newest,
      coalesce(sum(claim.effect) filter (where kind = 'deposit'), 0) as deposits,
      coalesce(-sum(claim.effect) filter (where kind = 'bet' or kind = 'rollback' and claim.effect > 0), 0) as bets
    from ledger_entries entry
      join ledger_transactions claim on claim.member_id = entry.member_id and claim.at = entry.at and claim.id = entry.transaction_id
      join brands on brands.code = account.brand and brands.currency = entry.currency
    where entry.member_id = whose and entry.transaction_id > account.counted and entry.leg = 0
    group by (claim.at at time zone brands.time_zone)::date
    order by 1
  loop
    account.counted := greatest(account.counted, per_day.newest);
    account.deposit_rest := account.deposit_rest + per_day.deposits;
    account.bet_rest := account.bet_rest + per_day.bets;
    earned := greatest(0, account.deposit_rest / rate.deposit_per_point);
    if earned > 0 then
      account.deposit_rest := account.deposit_rest - earned * rate.deposit_per_point;
      account.balance := account.balance + earned;
      insert into points_entries (member_id, kind, change, balance, at) values (whose, 'deposit', earned, account.balance, per_day.at);
    end if;
    earned := greatest(0, account.bet_rest / rate.bet_per_point);
    if earned > 0 then
      account.bet_rest := account.bet_rest - earned * rate.bet_per_point;
      account.balance := account.balance + earned;
      insert into points_entries (member_id, kind, change, balance, at) values (whose, 'bet', earned, account.balance, per_day.at);
    end if;
  end loop;
  update points_accounts set balance = account.balance, counted = account.counted,
    deposit_rest = account.deposit_rest, bet_rest = account.bet_rest where member_id = whose;
  return account.balance;
end $$;

-- Spends points on goods, at most once per key. Outcome: `done`, `repeated`, `unknown`, `reused`, `insufficient` or `out_of_stock`.
create function points_redeem(whose bigint, wanted text, many integer, use_key text, address bytea,
  out outcome text, out redemption uuid, out held bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  goods points_goods;
  known points_redemptions;
  cost bigint;
begin
  held := points_collect(whose);
  if held is null then
    outcome := 'unknown';
    return;
  end if;
  select * into known from points_redemptions where member_id = whose and key = use_key;
  if found then
    redemption := known.id;
    outcome := case when (known.goods_id, known.quantity) = (wanted, many) then 'repeated' else 'reused' end;
    return;
  end if;
  select points_goods.* into goods from points_goods join points_accounts using (brand) where member_id = whose and id = wanted;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  cost := goods.points * many;
  if held < cost then
    outcome := 'insufficient';
    return;
  end if;
  -- The stock itself decides; what was read above may be of a moment ago.
  update points_goods set stock = stock - many where brand = goods.brand and id = goods.id and stock >= many;
  if not found then
    outcome := 'out_of_stock';
    return;
  end if;
  held := held - cost;
  update points_accounts set balance = held where member_id = whose;
  insert into points_redemptions (member_id, brand, goods_id, quantity, points, sealed, key, at)
    values (whose, goods.brand, wanted, many, cost, address, use_key, now()) returning id into redemption;
  insert into points_entries (member_id, kind, change, balance, subject, at) values (whose, 'redeem', -cost, held, wanted, now());
  outcome := 'done';
end $$;

revoke execute on function points_collect(bigint), points_redeem(bigint, text, integer, text, bytea) from public;
grant execute on function points_collect(bigint), points_redeem(bigint, text, integer, text, bytea) to pavilion_app;

insert into points_goods (brand, id, position, name, about, points, stock, made)
select 'pavilion', id, row_number() over (), jsonb_build_object('en', en, 'bn', bn), jsonb_build_object('en', about_en, 'bn', about_bn), points, stock, stock
from (values
  ('tea-mug', 'Market tea mug', 'হাটের চায়ের মগ', 'Glazed by hand, holds a proper cup.', 'হাতে রং করা, পুরো এক কাপ চা ধরে।', 300, 240),
  ('steel-bottle', 'Steel flask, 750 ml', 'স্টিলের ফ্লাস্ক, ৭৫০ মিলি', 'Keeps tea hot through a match.', 'ম্যাচ শেষ হওয়া পর্যন্ত চা গরম রাখে।', 650, 160),
  ('river-shirt', 'River jersey', 'নদীর জার্সি', 'Light cotton, in four sizes.', 'হালকা সুতি, চার মাপে।', 800, 120),
  ('gift-box', 'Sweets gift box', 'মিষ্টির উপহার বাক্স', 'A kilo of sweets from Bogura.', 'বগুড়ার এক কেজি মিষ্টি।', 950, 60),
  ('reading-lamp', 'Folding lamp', 'ভাঁজ করা ল্যাম্প', 'Three levels of light, charges by USB.', 'তিন মাত্রার আলো, ইউএসবিতে চার্জ।', 1400, 75),
  ('day-backpack', 'Day backpack', 'দিনের ব্যাকপ্যাক', 'Twenty litres, keeps the rain out.', 'বিশ লিটার, বৃষ্টিতে ভেজে না।', 1800, 80),
  ('power-bank', 'Power bank, 20,000 mAh', 'পাওয়ার ব্যাংক, ২০,০০০ mAh', 'Charges a phone four times.', 'ফোন চারবার চার্জ করা যায়।', 2200, 90),
  ('shop-voucher', 'Shopping voucher, ৳2,000', 'কেনাকাটার ভাউচার, ৳২,০০০', 'For 1,200 shops across the country.', 'সারা দেশের ১,২০০ দোকানে চলে।', 2600, 200),
  ('desk-speaker', 'Bluetooth speaker', 'ব্লুটুথ স্পিকার', 'Twelve hours of music, shrugs off rain.', 'বারো ঘণ্টা গান, বৃষ্টিতেও চলে।', 3400, 55),
  ('sound-headphones', 'Quiet headphones', 'কোলাহলরোধী হেডফোন', 'Noise cancelling, thirty hours.', 'বাইরের শব্দ কমায়, ত্রিশ ঘণ্টা চলে।', 6200, 32),
  ('key-keyboard', 'Mechanical keyboard', 'মেকানিক্যাল কিবোর্ড', 'Bengali and Latin on every key.', 'প্রতিটি বোতামে বাংলা ও ইংরেজি।', 5400, 28),
  ('steps-watch', 'Fitness watch', 'ফিটনেস ঘড়ি', 'Pulse, steps and a week of battery.', 'নাড়ি, পদক্ষেপ আর এক সপ্তাহের ব্যাটারি।', 7800, 24),
  ('still-camera', 'Instant camera', 'ইনস্ট্যান্ট ক্যামেরা', 'Prints the picture while you watch.', 'চোখের সামনেই ছবি ছেপে দেয়।', 11500, 14),
  ('star-phone', 'Smartphone, 256 GB', 'স্মার্টফোন, ২৫৬ জিবি', 'Two SIMs and a bright screen.', 'দুই সিম আর উজ্জ্বল পর্দা।', 42000, 6),
  ('wide-tv', 'Television, 55 inch', 'টিভি, ৫৫ ইঞ্চি', 'For the final, with everybody round.', 'সবাই মিলে ফাইনাল দেখার জন্য।', 68000, 4),
  ('city-scooter', 'Electric scooter', 'ইলেকট্রিক স্কুটার', 'Eighty kilometres on one charge.', 'এক চার্জে আশি কিলোমিটার।', 150000, 2)
) as goods (id, en, bn, about_en, about_bn, points, stock);
