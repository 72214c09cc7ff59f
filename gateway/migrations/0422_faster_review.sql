-- Withdrawals that come first where operators look at them, because of the rank that their member had when they asked.
alter table withdrawals add column faster boolean not null default false;
