-- Whether each vendor keeps a wallet of its own is one of a brand's flags, so that it is planned, agreed to and told to pages as they are; the
-- column follows it, whoever writes.
create function brands_wallets_follow_flag() returns trigger language plpgsql as $$
begin
  new.single_wallet := coalesce(new.flags ->> 'VENDORWALLETS', 'false') <> 'true';
  return new;
end $$;
create trigger brands_wallets_follow_flag before insert or update on brands
  for each row execute function brands_wallets_follow_flag();

-- Finds wallets beside the main one. The balance is not in it: it changes with every movement.
create index wallet_accounts_aside on wallet_accounts (brand, wallet) where wallet <> 'main';

-- Between wallets of one member. From `all` is everything that vendors' wallets held, brought back at once.
create table wallet_transfers (
  id              uuid primary key,
  brand           text not null references brands (code),
  member_id       bigint not null references members (id),
  currency        text not null,
  from_wallet     text not null,
  to_wallet       text not null check (to_wallet <> from_wallet),
  amount          bigint not null check (amount > 0 or amount = 0 and from_wallet = 'all'),
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  at              timestamptz not null default now(),
  unique (member_id, idempotency_key)
);
revoke update, delete, truncate on wallet_transfers from pavilion_app, public;

-- What a brand allows between members; without a row, nothing.
create table transfer_rules (
  brand        text primary key references brands (code),
  min          bigint not null check (min > 0),
  max          bigint not null check (max >= min),
  daily_amount bigint not null check (daily_amount >= min)
);
revoke insert, update, delete, truncate on transfer_rules from pavilion_app, public;
insert into transfer_rules (brand, min, max, daily_amount) values ('pavilion', 10000, 10000000, 50000000), ('lagoon', 500, 500000, 2000000);
insert into cloned_with_brands (table_name, position) values ('transfer_rules', 1);

-- Between an agent and somebody directly below. They are done at once, so they have no states.
create table member_transfers (
  id              uuid primary key,
  brand           text not null references brands (code),
  sender_id       bigint not null references members (id),
  recipient_id    bigint not null references members (id) check (recipient_id <> sender_id),
  direction       text not null check (direction in ('up', 'down')),
  currency        text not null,
  amount          bigint not null check (amount > 0),
  idempotency_key text not null check (length(idempotency_key) between 8 and 100),
  at              timestamptz not null default now(),
  unique (sender_id, idempotency_key)
);
create index member_transfers_sent on member_transfers (sender_id, at desc, id);
create index member_transfers_received on member_transfers (recipient_id, at desc, id);
revoke update, delete, truncate on member_transfers from pavilion_app, public;

-- What an agent sends down takes the duty to stake it along, as if the recipient had paid it in; negative for whoever sent more than they got.
create function duty_handed_down(member bigint) returns bigint language sql stable as $$
  select coalesce(sum(case when recipient_id = member then amount else -amount end), 0)::bigint
  from member_transfers where direction = 'down' and member in (sender_id, recipient_id);
$$;

-- Locks all wallets of members, in one order, and tells what they hold: who moves money between several must not wait for one another.
create function hold_wallets(members bigint[], of_currency text) returns table (member_id bigint, wallet text, balance bigint)
language sql security definer set search_path = public, pg_temp as $$
  select held.member_id, held.wallet, held.balance from wallet_accounts held
  where held.member_id = any (members) and held.currency = of_currency
  order by held.member_id, held.wallet for update;
$$;
revoke execute on function hold_wallets(bigint[], text) from public;
grant execute on function hold_wallets(bigint[], text) to pavilion_app;
