-- The most that one win pays at a vendor, in minor units, for one game or (`*`) for all that have no cap of their own.
create table vendor_win_caps (
  vendor   text not null references vendors (code),
  game     text not null check (length(game) between 1 and 64),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount   bigint not null check (amount > 0),
  primary key (vendor, game, currency)
);

-- Wins above their cap: what the vendor asked for, kept until two operators agree on it. `paid`: it is in the ledger under its reference;
-- `refused`: the ledger bars its reference for ever.
create table held_wins (
  id           uuid primary key default gen_random_uuid(),
  reference    text not null unique check (length(reference) between 1 and 200),
  brand        text not null references brands (code),
  member_id    bigint not null references members (id),
  vendor       text not null references vendors (code),
  game         text not null,
  round        text not null,
  round_closed boolean not null,
  related      text not null,
  currency     text not null,
  wallet       text not null,
  amount       bigint not null check (amount > 0),
  cap          bigint not null,
  state        text not null default 'held' check (state in ('held', 'paid', 'refused')),
  held_at      timestamptz not null default now(),
  -- What the first of the two wants, and why.
  proposal     text check (proposal in ('approve', 'reject')),
  proposed_by  text,
  reason       text check (length(reason) between 1 and 300),
  proposed_at  timestamptz,
  decided_by   text,
  decision     text check (length(decision) between 1 and 300),
  decided_at   timestamptz,
  check ((proposal is null) = (proposed_by is null)),
  check ((state = 'held') = (decided_by is null)),
  check (decided_by is null or proposed_by is not null and decided_by <> proposed_by)
);
create index held_wins_of_brand on held_wins (brand, held_at desc);
revoke delete, truncate on held_wins from pavilion_app, public;
