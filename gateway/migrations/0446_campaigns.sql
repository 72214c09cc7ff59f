-- Bonuses that campaigns bring: what members claimed, by what they did.
alter table bonuses
  -- The version of the campaign; without it an offer brought it. `deposit_id` is then the claim.
  add column campaign bigint references promotion_rules (id);
-- narrows: codes of campaigns are beside those of offers; older gateways write offers alone.
alter table bonuses drop constraint bonuses_brand_offer_fkey;

create table campaign_claims (
  id         uuid primary key,
  brand      text not null references brands (code),
  code       text not null,
  member_id  bigint not null references members (id),
  -- The version that it was claimed by.
  campaign   bigint not null references promotion_rules (id),
  -- What completed it: `deposit:…`, `day:2026-11-28`, `code:…`. It brings something once.
  occasion   text not null check (length(occasion) between 1 and 120),
  amount     bigint not null check (amount > 0),
  claimed_at timestamptz not null default now(),
  unique (brand, code, member_id, occasion)
);
create index campaign_claims_of_member on campaign_claims (member_id, code, claimed_at);

-- Codes that members typed, once for each campaign.
create table campaign_codes (
  brand     text not null references brands (code),
  member_id bigint not null references members (id),
  campaign  text not null,
  code      text not null,
  typed_at  timestamptz not null default now(),
  primary key (member_id, brand, campaign)
);

-- What operators opened by hand.
create table campaign_gifts (
  id        uuid primary key,
  brand     text not null references brands (code),
  code      text not null,
  member_id bigint not null references members (id),
  operator  text not null,
  reason    text not null,
  given_at  timestamptz not null default now()
);
create index campaign_gifts_of_member on campaign_gifts (member_id, code);

-- Days whose losses were paid back, whatever campaign did so; no two of a member have a day in common. `loss` is what was taken for it then.
create table campaign_losses (
  claim_id  uuid primary key references campaign_claims (id),
  member_id bigint not null references members (id),
  from_day  date not null,
  to_day    date not null check (to_day >= from_day),
  loss      bigint not null,
  exclude using gist (int8range(member_id, member_id, '[]') with =, daterange(from_day, to_day, '[]') with &&)
);
revoke update, delete, truncate on campaign_claims, campaign_codes, campaign_gifts, campaign_losses from pavilion_app, public;
