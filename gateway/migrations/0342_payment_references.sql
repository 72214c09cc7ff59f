-- What a player reads out to name a withdrawal or a transfer, and what of a payout its player says has arrived.
-- calls: short_reference
alter table withdrawals
  add column reference text not null default short_reference(),
  add column received  bigint check (received >= 0);
alter table member_transfers add column reference text not null default short_reference();
-- narrows: the release before leaves references to their default.
create unique index withdrawals_reference on withdrawals (brand, reference);
-- narrows: the release before leaves references to their default.
create unique index member_transfers_reference on member_transfers (brand, reference);
