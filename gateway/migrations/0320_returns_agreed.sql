-- Who agreed that the money of a payout which did not arrive goes back to its player.
create table withdrawal_return_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  operator      text not null,
  approved_at   timestamptz not null default now(),
  primary key (withdrawal_id, operator)
);
revoke update, delete, truncate on withdrawal_return_approvals from pavilion_app, public;

-- What one operator decided alone is summed over a day.
create index withdrawal_return_approvals_day on withdrawal_return_approvals (approved_at);
create index deposit_approvals_day on deposit_approvals (approved_at);
