-- Ways to pay in: in which currency, for whom, and where a transfer goes; and what a person has to look at before money is credited.

alter table payment_methods
  drop constraint payment_methods_flow_check,
  add constraint payment_methods_flow_check check (flow in ('bank', 'ewallet', 'card')),
  add column currency text,
  -- Of a transfer: bank, holder and number that the payer sees.
  add column account jsonb;
update payment_methods set currency = brands.currency from brands where brands.code = brand;
update payment_methods set provider = 'bank', account = case brand
    when 'lagoon' then '{"bank": "Lagoon Trust Bank", "holder": "Lagoon Entertainment Ltd.", "number": "8801 2026 4471"}'::jsonb
    else '{"bank": "Padma Delta Bank", "holder": "Pavilion Entertainment Ltd.", "number": "0471 1202 6041 8"}'::jsonb end
  where flow = 'bank';
alter table payment_methods
  alter column currency set not null,
  add constraint payment_methods_account check ((flow = 'bank') = (account is not null) and (flow = 'bank') = (provider = 'bank'));

-- Who may use a way to pay: every rule of it has to hold, and without any it is for all.
create table payment_method_rules (
  brand  text not null,
  method text not null,
  rule   text not null check (rule in ('paid-deposits', 'registered-days', 'proven-phone')),
  least  integer not null check (least between 1 and 1000),
  primary key (brand, method, rule),
  foreign key (brand, method) references payment_methods (brand, code)
);

-- How long a payer has, and from which amount on two operators agree.
create table deposit_rules (
  brand            text primary key references brands (code),
  pay_minutes      integer not null default 30 check (pay_minutes between 1 and 1440),
  transfer_minutes integer not null default 1440 check (transfer_minutes between 5 and 10080),
  four_eyes_from   bigint not null check (four_eyes_from > 0)
);
insert into deposit_rules (brand, four_eyes_from)
  select code, case currency when 'BDT' then 10000000 else 500000 end from brands;
insert into cloned_with_brands (table_name, position) values ('deposit_rules', 1), ('payment_method_rules', 2);

insert into payment_methods (brand, code, provider, name, flow, mark, min, max, fee_bps, minutes, position, currency) values
  ('pavilion', 'card', 'sandbox', '{"en": "Bank card", "bn": "ব্যাংক কার্ড"}', 'card', 'BC', 50000, 2000000, 150, 3, 4, 'BDT'),
  ('lagoon', 'card', 'sandbox', '{"en": "Bank card", "bn": "ব্যাংক কার্ড"}', 'card', 'BC', 1000, 100000, 150, 3, 3, 'USD');
insert into payment_method_rules (brand, method, rule, least) values
  ('pavilion', 'card', 'paid-deposits', 1), ('lagoon', 'card', 'proven-phone', 1);

alter table payments disable trigger payments_keep_their_end;
alter table payments
  drop constraint payments_state_check,
  add constraint payments_state_check
    check (state in ('created', 'pending', 'review', 'paid', 'expired', 'failed', 'cancelled', 'rejected', 'returned')),
  drop constraint payments_check,
  add constraint payments_way check (state <> 'pending' or pay_url is not null or provider = 'bank'),
  add column reference    text,
  -- Why a person looks at it.
  add column concern      text check (concern in ('slip', 'late', 'amount')),
  -- What came, the fee included, and what of it the balance gained.
  add column arrived      bigint check (arrived > 0),
  add column credited     bigint check (credited > 0),
  -- Why it was rejected or sent back, in words for the member.
  add column reason       text check (length(reason) between 1 and 300),
  add column review_since timestamptz,
  add column ended_at     timestamptz,
  -- Nobody else asks the provider until then.
  add column asked_until  timestamptz,
  add column sent_back_at timestamptz;
update payments set reference = upper(left(id::text, 8)),
  arrived = case state when 'paid' then amount + fee end,
  credited = case state when 'paid' then amount end,
  ended_at = case when state in ('paid', 'expired', 'failed') then coalesce(settled_at, expires_at) end;
alter table payments enable trigger payments_keep_their_end;
alter table payments
  alter column reference set not null,
  add constraint payments_reference unique (brand, reference),
  add constraint payments_credited check ((state = 'paid') = (credited is not null) and (credited is null or credited <= arrived)),
  add constraint payments_concern check (state not in ('review', 'rejected', 'returned') or concern is not null),
  -- Money that a provider says it has is never just refused: it is credited or goes back.
  add constraint payments_rejected check (state <> 'rejected' or concern = 'slip'),
  add constraint payments_returned check (state <> 'returned' or concern <> 'slip' and arrived is not null),
  add constraint payments_end check ((state in ('created', 'pending', 'review')) = (ended_at is null));
create index payments_of_brand on payments (brand, state, created_at desc);
create index payments_to_do on payments (expires_at) where state in ('created', 'pending');
create index payments_to_send_back on payments (ended_at) where state = 'returned' and sent_back_at is null;
create index payments_lately on payments (provider, expires_at) where state in ('pending', 'expired', 'cancelled', 'failed');

-- What is final stays, whoever asks, and nothing jumps over a step. What ended without money opens again only because money came.
create or replace function payments_keep_their_end() returns trigger language plpgsql as $$
begin
  if (new.id, new.brand, new.member_id, new.method, new.provider, new.currency, new.amount, new.fee, new.reference, new.idempotency_key)
      <> (old.id, old.brand, old.member_id, old.method, old.provider, old.currency, old.amount, old.fee, old.reference, old.idempotency_key)
    or (old.provider_id is not null and new.provider_id is distinct from old.provider_id)
    or (old.state in ('paid', 'rejected', 'returned')
      and to_jsonb(new) - '{asked_until,sent_back_at}'::text[] <> to_jsonb(old) - '{asked_until,sent_back_at}'::text[])
    or (old.sent_back_at is not null and new.sent_back_at is distinct from old.sent_back_at)
    or (new.state <> old.state and (old.state, new.state) not in (('created', 'pending'), ('created', 'failed'), ('created', 'expired'),
      ('created', 'cancelled'), ('pending', 'paid'), ('pending', 'review'), ('pending', 'expired'), ('pending', 'failed'),
      ('pending', 'cancelled'), ('expired', 'review'), ('failed', 'review'), ('cancelled', 'review'), ('review', 'paid'),
      ('review', 'rejected'), ('review', 'returned'))) then
    raise exception 'payment % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
revoke truncate on payments from pavilion_app, public;

-- The bank's slip, as it was drawn anew. Only looked at by operators.
create table payment_slips (
  payment_id uuid primary key references payments (id),
  picture    bytea not null,
  sent_at    timestamptz not null default now()
);
revoke update, delete, truncate on payment_slips from pavilion_app, public;

-- Who found so much on the account, and agreed.
create table payment_approvals (
  payment_id  uuid not null references payments (id),
  operator    text not null,
  arrived     bigint not null check (arrived > 0),
  approved_at timestamptz not null default now(),
  primary key (payment_id, operator)
);
revoke update, delete, truncate on payment_approvals from pavilion_app, public;

-- What became of providers' words. A row for each hour, so that nobody fills it by calling.
create table payment_callbacks (
  provider text not null,
  hour     timestamptz not null,
  verdict  text not null check (verdict in ('heard', 'repeated', 'unsigned', 'stale', 'unknown', 'other')),
  count    bigint not null default 1,
  last_at  timestamptz not null default now(),
  primary key (provider, hour, verdict)
);
revoke delete, truncate on payment_callbacks from pavilion_app, public;
