-- What members are given back of the play of a day.

-- Whoever claims holds their own row: a claim sees all claims before it.
create table rebate_members (
  member_id bigint primary key references members (id)
);
revoke delete, truncate on rebate_members from pavilion_app, public;

-- By what rule and rank a day is reckoned, noted when it is first looked at: a rank that changes later changes no day that is past.
create table rebate_days (
  member_id bigint not null references members (id),
  day       date not null,
  rule_id   bigint not null references promotion_rules (id),
  rank      smallint not null check (rank between 0 and 99),
  noted_at  timestamptz not null default now(),
  primary key (member_id, day)
);
revoke update, delete, truncate on rebate_days from pavilion_app, public;

create table rebate_claims (
  id         bigint generated always as identity primary key,
  member_id  bigint not null references members (id),
  -- The days that were asked for, in order.
  days       date[] not null,
  -- What they brought, and what of it made good for play that was taken back after an earlier claim.
  gross      bigint not null check (gross > 0),
  short      bigint not null check (short between 0 and gross),
  claimed_at timestamptz not null default now()
);
create index rebate_claims_of_member on rebate_claims (member_id, id desc);
revoke update, delete, truncate on rebate_claims from pavilion_app, public;

-- How much of each day a claim paid; less than nothing where it made good.
create table rebate_claim_days (
  claim_id  bigint not null references rebate_claims (id),
  member_id bigint not null references members (id),
  day       date not null,
  amount    bigint not null check (amount <> 0),
  primary key (claim_id, day)
);
create index rebate_claim_days_of_member on rebate_claim_days (member_id, day);
revoke update, delete, truncate on rebate_claim_days from pavilion_app, public;
