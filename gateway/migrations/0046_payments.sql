-- Ways to pay in, per brand, and the payments that players began.
create table payment_methods (
  brand    text not null references brands (code),
  code     text not null check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  provider text not null,
  name     jsonb not null,
  flow     text not null check (flow in ('bank', 'ewallet')),
  -- The letters and the colour family of its mark on the method's card.
  mark     text not null,
  min      bigint not null check (min > 0),
  max      bigint not null check (max >= min),
  fee_bps  integer not null default 0 check (fee_bps between 0 and 1000),
  minutes  integer not null check (minutes between 1 and 1440),
  enabled  boolean not null default true,
  position smallint not null,
  primary key (brand, code)
);

create table payments (
  id              uuid primary key,
  brand           text not null references brands (code),
  member_id       bigint not null references members (id),
  method          text not null,
  provider        text not null,
  currency        text not null,
  -- What the wallet is credited, and what the payer pays on top.
  amount          bigint not null check (amount > 0),
  fee             bigint not null check (fee >= 0),
  state           text not null default 'created' check (state in ('created', 'pending', 'paid', 'expired', 'failed')),
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  pay_url         text,
  -- How the provider calls it.
  provider_id     text,
  created_at      timestamptz not null default now(),
  expires_at      timestamptz not null,
  settled_at      timestamptz,
  unique (member_id, idempotency_key),
  foreign key (brand, method) references payment_methods (brand, code),
  check (state <> 'pending' or pay_url is not null),
  check ((state = 'paid') = (settled_at is not null))
);
create index payments_of_member on payments (member_id, created_at desc);

-- What is final stays: no payment leaves paid, expired or failed, whoever asks.
create function payments_keep_their_end() returns trigger language plpgsql as $$
begin
  if old.state in ('paid', 'expired', 'failed')
    or (new.state <> old.state and (old.state, new.state) not in (('created', 'pending'), ('created', 'failed'), ('created', 'expired'),
      ('pending', 'paid'), ('pending', 'expired'), ('pending', 'failed')))
    or (new.id, new.member_id, new.amount, new.fee, new.currency) <> (old.id, old.member_id, old.amount, old.fee, old.currency) then
    raise exception 'payment % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payments_keep_their_end before update on payments for each row execute function payments_keep_their_end();
revoke delete on payments from pavilion_app;

insert into payment_methods (brand, code, provider, name, flow, mark, min, max, fee_bps, minutes, position) values
  ('pavilion', 'river-pay', 'sandbox', '{"en": "River Pay", "bn": "রিভার পে"}', 'ewallet', 'RP', 20000, 5000000, 0, 2, 1),
  ('pavilion', 'lotus-wallet', 'sandbox', '{"en": "Lotus Wallet", "bn": "লোটাস ওয়ালেট"}', 'ewallet', 'LW', 50000, 2500000, 100, 2, 2),
  ('pavilion', 'bank-transfer', 'sandbox', '{"en": "Bank transfer", "bn": "ব্যাংক ট্রান্সফার"}', 'bank', 'BT', 100000, 50000000, 0, 30, 3),
  ('lagoon', 'tide-pay', 'sandbox', '{"en": "Tide Pay", "bn": "টাইড পে"}', 'ewallet', 'TP', 500, 200000, 0, 2, 1),
  ('lagoon', 'bank-transfer', 'sandbox', '{"en": "Bank transfer", "bn": "ব্যাংক ট্রান্সফার"}', 'bank', 'BT', 2000, 1000000, 0, 30, 2);
