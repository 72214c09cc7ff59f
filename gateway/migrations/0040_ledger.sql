-- The ledger: double entry, append only, in minor units. Every key starts with member_id, so that the tables can be distributed by it.

create sequence ledger_transaction_ids;

-- What a member holds. The sum of the member's entries says the same; this row is what a debit is checked against.
create table wallet_accounts (
  member_id bigint not null references members (id),
  currency  text not null check (currency ~ '^[A-Z]{3}$'),
  brand     text not null references brands (code),
  balance   bigint not null check (balance >= 0),
  opened_at timestamptz not null default now(),
  primary key (member_id, currency)
) with (fillfactor = 70);

-- One row per reference, for ever: it claims the reference and keeps the answer that a repeat is given.
-- `posted` moved money; `refused` lacked it; `void` had nothing to do; `barred` is a bet that was rolled back before it came.
create table ledger_transactions (
  member_id bigint not null,
  reference text not null check (length(reference) between 1 and 200),
  id        bigint not null default nextval('ledger_transaction_ids'),
  kind      text not null check (kind in ('deposit', 'bet', 'win', 'rollback')),
  outcome   text not null check (outcome in ('posted', 'refused', 'void', 'barred')),
  currency  text not null,
  -- As it was asked for, and what the member's balance gained by it.
  amount    bigint not null check (amount >= 0),
  effect    bigint not null check (effect in (0, amount, -amount)),
  balance   bigint not null check (balance >= 0),
  -- The reference that a win or a rollback belongs to.
  related   text,
  vendor    text,
  game      text,
  round     text,
  at        timestamptz not null,
  primary key (member_id, reference)
);
create index ledger_transactions_of_member on ledger_transactions (member_id, at desc, id desc);
create index ledger_transactions_related on ledger_transactions (member_id, related) where related is not null;

-- Whose a vendor's reference is: the same id for another member is refused.
create table ledger_reference_owners (
  reference text primary key,
  member_id bigint not null
);

-- Leg 0 is the member's, leg 1 the other side's. The other side has no balance row: it would be the one row that every bet waits for.
create table ledger_entries (
  member_id      bigint not null,
  transaction_id bigint not null,
  leg            smallint not null check (leg in (0, 1)),
  account        text not null check ((leg = 0) = (account = 'member')),
  currency       text not null,
  amount         bigint not null check (amount <> 0),
  at             timestamptz not null default now(),
  primary key (member_id, transaction_id, leg)
);

create function ledger_entries_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from ledger_entries where member_id = new.member_id and transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert or update on ledger_entries
  deferrable initially deferred for each row execute function ledger_entries_balance();

-- Rounds of games: what was bet and won, for betting records, recent games and the winner board.
create table game_rounds (
  member_id bigint not null,
  vendor    text not null,
  round     text not null,
  brand     text not null,
  game      text not null,
  currency  text not null,
  bets      bigint not null default 0 check (bets >= 0),
  wins      bigint not null default 0 check (wins >= 0),
  closed    boolean not null default false,
  opened_at timestamptz not null,
  moved_at  timestamptz not null,
  primary key (member_id, vendor, round)
) with (fillfactor = 80);
create index game_rounds_of_member on game_rounds (member_id, moved_at desc);
create index game_rounds_won on game_rounds (brand, moved_at desc) where wins > bets;

revoke insert, update, delete, truncate, references, trigger
  on wallet_accounts, ledger_transactions, ledger_reference_owners, ledger_entries, game_rounds from pavilion_app, public;
revoke all on sequence ledger_transaction_ids from pavilion_app, public;
