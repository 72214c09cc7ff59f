-- Rounds whose vendor never says that they are over. A round that lapsed is one that nobody waits for. The mark lies beside the ledger and counts while
-- nothing moved after it: what comes for the round later is booked as ever, and it is waited for again.
create table lapsed_rounds (
  member_id bigint not null,
  vendor    text not null,
  round     text not null,
  lapsed_at timestamptz not null default now(),
  primary key (member_id, vendor, round)
);
revoke delete, truncate on lapsed_rounds from pavilion_app, public;

-- With many rounds, make it by hand before the release, with `concurrently`.
create index if not exists game_rounds_open on game_rounds (brand, vendor, moved_at) where not closed;

-- After how many days without a movement the rounds of a vendor lapse.
alter table vendors add column rounds_lapse_days integer not null default 30 check (rounds_lapse_days between 1 and 365);

-- narrows: a wider check; every kind that an older gateway writes still passes.
alter table vendor_changes drop constraint vendor_changes_kind_check,
  add constraint vendor_changes_kind_check check (kind in ('add', 'key', 'our-key', 'our-key-switch', 'cap', 'lapse', 'remove'));
