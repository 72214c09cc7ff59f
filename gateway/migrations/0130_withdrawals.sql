-- Paying out: where the money goes, the second password, what has to pass before, and the way a withdrawal goes.

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check
  check (kind in ('deposit', 'bet', 'win', 'rollback', 'withdrawal', 'withdrawal-return'));

-- The money leaves the balance when it is asked for, and waits on the other side.
create function wallet_withdrawal(m wallet_movement) returns wallet_posting language sql as $$
  select wallet_debit(m, 'withdrawals');
$$;

-- Gives back what was not paid out: never more than was taken, however often and in however many parts it is asked for.
create function wallet_withdrawal_return(m wallet_movement) returns wallet_posting language plpgsql as $$
declare
  repeated wallet_posting;
  taken bigint;
  given_back bigint;
begin
  perform from wallet_accounts where member_id = m.member_id and currency = m.currency for update;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  select amount into taken from ledger_transactions
    where member_id = m.member_id and reference = m.related and kind = 'withdrawal' and outcome = 'posted' and currency = m.currency;
  select coalesce(sum(amount), 0) into given_back from ledger_transactions
    where member_id = m.member_id and related = m.related and kind = 'withdrawal-return' and outcome = 'posted';
  if taken is null or given_back + m.amount > taken then
    return row(m.member_id, 'unknown', wallet_balance(m), 0, false)::wallet_posting;
  end if;
  return wallet_credit(m, 'withdrawals');
end $$;
revoke execute on function wallet_withdrawal(wallet_movement), wallet_withdrawal_return(wallet_movement) from public;

create or replace function wallet_post(movements jsonb) returns setof wallet_posting
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  m wallet_movement;
begin
  for m in select * from jsonb_populate_recordset(null::wallet_movement, movements) loop
    if m.amount < 0 then
      raise exception 'a movement is never negative' using errcode = 'check_violation';
    end if;
    return next case m.kind
      when 'bet' then wallet_bet(m)
      when 'win' then wallet_win(m)
      when 'rollback' then wallet_rollback(m)
      when 'deposit' then wallet_deposit(m)
      when 'withdrawal' then wallet_withdrawal(m)
      when 'withdrawal-return' then wallet_withdrawal_return(m)
    end;
  end loop;
end $$;

create or replace function member_days_advance(most bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reading ledger_reading;
  upto bigint;
begin
  select * into reading from ledger_reading where reader = 'member_days' for update skip locked;
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
  insert into member_days as known (member_id, day, deposits, withdrawals, bets, wins, rounds)
    select member_id, (at at time zone brands.time_zone)::date,
      coalesce(sum(effect) filter (where kind = 'deposit'), 0),
      coalesce(-sum(effect) filter (where kind in ('withdrawal', 'withdrawal-return')), 0),
      coalesce(-sum(effect) filter (where kind = 'bet' or kind = 'rollback' and effect > 0), 0),
      coalesce(sum(effect) filter (where kind = 'win' or kind = 'rollback' and effect < 0), 0),
      count(*) filter (where kind = 'bet')
    from ledger_transactions
      join members on members.id = member_id
      join brands on brands.code = members.brand and brands.currency = ledger_transactions.currency
    where ledger_transactions.id > reading.done and ledger_transactions.id <= upto and effect <> 0
    group by 1, 2
    on conflict (member_id, day) do update set
      deposits = known.deposits + excluded.deposits, withdrawals = known.withdrawals + excluded.withdrawals,
      bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, rounds = known.rounds + excluded.rounds;
  if upto < reading.ahead then
    update ledger_reading set done = upto where reader = 'member_days';
    return false;
  end if;
  update ledger_reading set done = upto, ahead = null, settled_at = null where reader = 'member_days';
  return true;
end $$;

-- Wrong second passwords are counted apart from those at sign-in.
alter table sign_in_guards drop constraint sign_in_guards_purpose_check;
alter table sign_in_guards add constraint sign_in_guards_purpose_check check (purpose in ('password', 'check', 'payment'));

-- What a thief would change first. Each makes withdrawals wait; written by the tables themselves, so that no way of changing forgets it.
create table security_changes (
  member_id  bigint not null references members (id),
  what       text not null check (what in ('password', 'payment-password', 'phone', 'payee')),
  changed_at timestamptz not null default now()
);
create index security_changes_of_member on security_changes (member_id, changed_at desc);

create function credentials_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.password_hash <> old.password_hash then
    insert into security_changes (member_id, what) values (new.member_id, 'password');
  end if;
  if old.payment_hash is not null and new.payment_hash is distinct from old.payment_hash then
    insert into security_changes (member_id, what) values (new.member_id, 'payment-password');
  end if;
  return null;
end $$;
create trigger credentials_note_change after update on credentials for each row execute function credentials_note_change();

create function profiles_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.phone_index is not null and new.phone_index is distinct from old.phone_index then
    insert into security_changes (member_id, what) values (new.member_id, 'phone');
  end if;
  return null;
end $$;
create trigger profiles_note_change after update on member_profiles for each row execute function profiles_note_change();
revoke insert, update, delete, truncate on security_changes from pavilion_app, public;

-- Ways to be paid, per brand.
create table payout_methods (
  brand    text not null references brands (code),
  code     text not null check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  provider text not null,
  name     jsonb not null,
  kind     text not null check (kind in ('bank', 'ewallet')),
  mark     text not null,
  -- What a number looks like there: digits only.
  digits   int4range not null,
  min      bigint not null check (min > 0),
  max      bigint not null check (max >= min),
  fee_bps  integer not null default 0 check (fee_bps between 0 and 1000),
  minutes  integer not null check (minutes between 1 and 10080),
  enabled  boolean not null default true,
  position smallint not null,
  primary key (brand, code)
);

-- What a brand asks of a withdrawal.
create table withdrawal_rules (
  brand           text primary key references brands (code),
  daily_count     integer not null check (daily_count between 1 and 100),
  daily_amount    bigint not null check (daily_amount > 0),
  -- Stakes, in hundredths of what was ever paid in.
  turnover        integer not null check (turnover between 0 and 10000),
  -- From here on a person looks at it, and from there on two.
  review_from     bigint not null check (review_from > 0),
  four_eyes_from  bigint not null check (four_eyes_from >= review_from),
  hold_hours      integer not null default 24 check (hold_hours between 0 and 720),
  -- After this a payout that nobody confirmed counts as received.
  confirm_minutes integer not null default 4320 check (confirm_minutes between 5 and 43200)
);

-- Where a member's money goes. The number and the holder are sealed; the index finds the same number again.
create table payees (
  id           uuid primary key,
  brand        text not null references brands (code),
  member_id    bigint not null references members (id),
  method       text not null,
  sealed       bytea not null,
  number_index bytea not null,
  added_at     timestamptz not null default now(),
  removed_at   timestamptz,
  foreign key (brand, method) references payout_methods (brand, code)
);
create unique index payees_once on payees (member_id, method, number_index) where removed_at is null;
create index payees_by_number on payees (brand, number_index);

create function payees_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The first one changes nothing that was there.
  if exists (select from payees where member_id = new.member_id and id <> new.id) then
    insert into security_changes (member_id, what) values (new.member_id, 'payee');
  end if;
  return null;
end $$;
create trigger payees_note_change after insert on payees for each row execute function payees_note_change();
revoke delete, truncate on payees from pavilion_app, public;

create table withdrawals (
  id              uuid primary key,
  brand           text not null references brands (code),
  member_id       bigint not null references members (id),
  payee_id        uuid not null references payees (id),
  method          text not null,
  provider        text not null,
  currency        text not null,
  -- What left the balance; the payee gets it less the fee.
  amount          bigint not null check (amount > 0),
  fee             bigint not null check (fee >= 0 and fee < amount),
  -- What the provider says it paid until now.
  paid            bigint not null default 0 check (paid >= 0 and paid <= amount - fee),
  state           text not null check (state in ('review', 'approved', 'sent', 'paid', 'failed', 'rejected')),
  -- Why a person looks at it.
  marks           text[] not null default '{}',
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  -- How the provider calls it.
  provider_id     text,
  -- Why it was rejected, in words for the member.
  reason          text,
  requested_at    timestamptz not null default now(),
  decided_at      timestamptz,
  sent_at         timestamptz,
  ended_at        timestamptz,
  -- Nobody else asks the provider until then.
  asked_until     timestamptz,
  confirmation    text not null default 'none' check (confirmation in ('none', 'open', 'received', 'disputed', 'counted', 'forced', 'returned')),
  confirm_until   timestamptz,
  confirmed_at    timestamptz,
  proof           bytea,
  unique (member_id, idempotency_key),
  check ((state in ('paid', 'failed', 'rejected')) = (ended_at is not null)),
  check ((confirmation = 'none') = (state <> 'paid')),
  check (state <> 'paid' or paid = amount - fee)
);
create index withdrawals_of_member on withdrawals (member_id, requested_at desc, id);
create index withdrawals_to_do on withdrawals (state, requested_at) where state in ('review', 'approved', 'sent');
create index withdrawals_to_confirm on withdrawals (confirm_until) where confirmation = 'open';

-- What is final stays, whoever asks, and nothing jumps over a step.
create function withdrawals_keep_their_way() returns trigger language plpgsql as $$
begin
  if (new.id, new.member_id, new.payee_id, new.amount, new.fee, new.currency) <> (old.id, old.member_id, old.payee_id, old.amount, old.fee, old.currency)
    or new.paid < old.paid
    or (new.state <> old.state and (old.state, new.state) not in (('review', 'approved'), ('review', 'rejected'), ('approved', 'sent'),
      ('approved', 'failed'), ('sent', 'paid'), ('sent', 'failed')))
    or (new.confirmation <> old.confirmation and (old.confirmation, new.confirmation) not in (('none', 'open'), ('open', 'received'),
      ('open', 'disputed'), ('open', 'counted'), ('disputed', 'received'), ('disputed', 'forced'), ('disputed', 'returned'))) then
    raise exception 'withdrawal % cannot go from %/% to %/%', old.id, old.state, old.confirmation, new.state, new.confirmation
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger withdrawals_keep_their_way before update on withdrawals for each row execute function withdrawals_keep_their_way();
revoke delete, truncate on withdrawals from pavilion_app, public;

-- Who looked at it and agreed.
create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  operator      text not null,
  approved_at   timestamptz not null default now(),
  primary key (withdrawal_id, operator)
);
revoke update, delete, truncate on withdrawal_approvals from pavilion_app, public;

insert into payout_methods (brand, code, provider, name, kind, mark, digits, min, max, fee_bps, minutes, position) values
  ('pavilion', 'river-pay', 'sandbox', '{"en": "River Pay", "bn": "রিভার পে"}', 'ewallet', 'RP', '[11,11]', 50000, 2500000, 0, 15, 1),
  ('pavilion', 'lotus-wallet', 'sandbox', '{"en": "Lotus Wallet", "bn": "লোটাস ওয়ালেট"}', 'ewallet', 'LW', '[11,11]', 50000, 2500000, 100, 15, 2),
  ('pavilion', 'bank-transfer', 'sandbox', '{"en": "Bank transfer", "bn": "ব্যাংক ট্রান্সফার"}', 'bank', 'BT', '[8,20]', 100000, 50000000, 0, 1440, 3),
  ('lagoon', 'tide-pay', 'sandbox', '{"en": "Tide Pay", "bn": "টাইড পে"}', 'ewallet', 'TP', '[8,16]', 1000, 200000, 0, 15, 1),
  ('lagoon', 'bank-transfer', 'sandbox', '{"en": "Bank transfer", "bn": "ব্যাংক ট্রান্সফার"}', 'bank', 'BT', '[8,20]', 2000, 1000000, 0, 1440, 2);
insert into withdrawal_rules (brand, daily_count, daily_amount, turnover, review_from, four_eyes_from) values
  ('pavilion', 5, 50000000, 100, 2000000, 10000000),
  ('lagoon', 5, 1000000, 100, 100000, 500000);

-- A brand made from another pays out as that one does.
create or replace function clone_brand(source text, code text, name text, host text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into brands (code, name, hosts, currency, currency_symbol, default_locale, locales, default_theme, time_zone, licence, flags, theme,
      four_eyes, password_days)
    select clone_brand.code, clone_brand.name, array[clone_brand.host], currency, currency_symbol, default_locale, locales, default_theme, time_zone,
      licence, flags, theme, four_eyes, password_days
    from brands where brands.code = source;
  perform clone_rows('brand_support', source, clone_brand.code);
  perform clone_rows('registration_rules', source, clone_brand.code);
  perform clone_rows('registration_settings', source, clone_brand.code);
  perform clone_rows('brand_countries', source, clone_brand.code);
  perform clone_rows('brand_site', source, clone_brand.code);
  perform clone_rows('brand_resources', source, clone_brand.code);
  perform clone_rows('brand_legal', source, clone_brand.code);
  perform clone_rows('help_sections', source, clone_brand.code);
  perform clone_rows('help_articles', source, clone_brand.code);
  perform clone_rows('points_rates', source, clone_brand.code);
  perform clone_rows('payout_methods', source, clone_brand.code);
  perform clone_rows('withdrawal_rules', source, clone_brand.code);
  insert into payment_methods (brand, code, provider, name, flow, mark, min, max, fee_bps, minutes, enabled, position)
    select clone_brand.code, method.code, provider, method.name, flow, mark, min, max, fee_bps, minutes, enabled, position
    from payment_methods as method where brand = source;
  insert into announcements (brand, type, position, state, shown_from, shown_until, title, content, execution, promotion_type, linkage, target,
      group_name, scene, tone, subtitle, action, changed_by)
    select clone_brand.code, type, position, state, shown_from, shown_until, title, content, execution, promotion_type, linkage, target,
      group_name, scene, tone, subtitle, action, changed_by
    from announcements where brand = source;
  insert into region_rules (brand, verdict, network, country, note)
    select clone_brand.code, verdict, network, country, note from region_rules where brand = source;
  update vendors set brands = brands || clone_brand.code where source = any (brands);
  insert into brand_remotes (brand, remote, mode, version, timeout_ms, pinned)
    select clone_brand.code, remote, mode, version, timeout_ms, pinned from brand_remotes where brand = source;
end $$;

-- The help said what did not exist.
update help_articles set content = jsonb_build_object(
    'bn', '<p>“উত্তোলন” পাতায় পরিমাণ লিখুন, কোথায় পাঠাতে হবে বেছে নিন আর উত্তোলনের পাসওয়ার্ড দিন। টাকা তখনই ব্যালেন্স থেকে আলাদা রাখা হয়। ছোট অনুরোধ নিজে থেকেই যায়, বড়গুলো আগে একজন মানুষ দেখেন। পাতাটিতেই প্রতিটি ধাপ দেখা যায়। অনুরোধ করা উত্তোলন ফিরিয়ে নেওয়া যায় না।</p><p>পাসওয়ার্ড, মোবাইল নম্বর বা প্রাপক বদলালে ২৪ ঘণ্টা উত্তোলন বন্ধ থাকে। এটি আপনার টাকার নিরাপত্তার জন্য।</p>',
    'en', '<p>Type the amount on the withdrawal page, choose where it should go and enter your withdrawal password. The money leaves your balance at once and is kept apart. Small requests go by themselves; a person looks at larger ones first. The page shows every step. A withdrawal that was asked for cannot be taken back.</p><p>After a change of password, mobile number or payee, withdrawals wait for 24 hours. That protects your money.</p>')
  where anchor = 'withdrawing';
