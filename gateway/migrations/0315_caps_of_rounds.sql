-- The cap of a win is held against all that its round has won: the ledger compares them, and keeps the win that waits.

-- What the round may win in all without an operator; only wins of vendors have it.
alter type wallet_movement add attribute cap bigint;

-- What the round had won before.
alter table held_wins add column won bigint not null default 0 check (won >= 0);

-- Asked at each win of a vendor.
create index held_wins_waiting_of_member on held_wins (member_id) where state = 'held';

-- The reference of a win that waits belongs to its member.
insert into ledger_reference_owners select reference, member_id from held_wins where state = 'held' on conflict do nothing;
