-- What members joined and claimed of missions, a row for each period. What they reached is counted whenever it is asked for, from their counted days.
create table mission_periods (
  member_id  bigint not null references members (id),
  code       text not null,
  -- The day on which it began, or `once`.
  period     text not null check (period = 'once' or period ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- The version that governs it.
  rule_id    bigint not null references promotion_rules (id),
  joined_day date,
  claimed_at timestamptz,
  -- In minor units.
  prize      bigint check (prize > 0),
  -- What was missing of earlier periods and was made up in this one, by step.
  carried    jsonb not null default '{}',
  -- What is missing of this one since, and was made up in later ones.
  taken      jsonb not null default '{}',
  primary key (member_id, code, period),
  check ((claimed_at is null) = (prize is null))
);
revoke delete, truncate on mission_periods from pavilion_app, public;
