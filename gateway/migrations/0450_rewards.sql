-- Who takes part in activities of a brand, how far they are, and what they applied with.
-- calls: bus_notify, rewards_notify_change

-- One for each member, activity and period, so that nobody is given it twice.
create table reward_takers (
  id             uuid primary key default gen_random_uuid(),
  brand          text not null references brands (code),
  member_id      bigint not null,
  code           text not null,
  -- The beginning of the window, or `epoch` where it is had once for ever.
  period         timestamptz not null,
  -- The version by which it goes on.
  rule           bigint not null references promotion_rules (id),
  state          text not null default 'joined' check (state in ('joined', 'issued', 'claimed', 'lapsed')),
  amount         bigint not null check (amount > 0),
  currency       text not null,
  joined_at      timestamptz not null default now(),
  joined_day     date not null,
  -- What had counted of that day before.
  counted_before bigint not null default 0,
  issued_at      timestamptz,
  claim_by       timestamptz,
  claimed_at     timestamptz,
  unique (brand, code, period, member_id),
  foreign key (brand, member_id) references members (brand, id),
  check (state not in ('issued', 'lapsed') or (issued_at is not null and claim_by is not null)),
  check ((state = 'claimed') = (claimed_at is not null))
);
create index reward_takers_of_member on reward_takers (member_id, joined_at);
create index reward_takers_to_lapse on reward_takers (claim_by) where state = 'issued';
revoke delete, truncate on reward_takers from pavilion_app, public;

-- How many have been promised it.
create table reward_places (
  brand  text not null references brands (code),
  code   text not null,
  period timestamptz not null,
  taken  integer not null check (taken >= 0),
  primary key (brand, code, period)
);
revoke delete, truncate on reward_places from pavilion_app, public;

create table reward_applications (
  id         uuid primary key default gen_random_uuid(),
  brand      text not null references brands (code),
  member_id  bigint not null,
  taker_id   uuid not null references reward_takers (id),
  state      text not null default 'applied' check (state in ('applied', 'withdrawn', 'rejected', 'approved')),
  comment    text not null check (length(comment) <= 1400),
  at         timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  -- In words for the member.
  reason     text check (length(reason) between 3 and 300),
  foreign key (brand, member_id) references members (brand, id),
  check ((state in ('rejected', 'approved')) = (decided_by is not null)),
  check ((decided_by is null) = (decided_at is null) and (decided_by is null) = (reason is null))
);
create unique index reward_applications_waiting on reward_applications (taker_id) where state = 'applied';
create index reward_applications_of_taker on reward_applications (taker_id, at);
create index reward_applications_of_brand on reward_applications (brand, state, at);
revoke delete, truncate on reward_applications from pavilion_app, public;

-- Pictures as we encoded them anew, never as they came. They wait an hour for their application, and go some months after it was decided.
create table reward_pictures (
  id             uuid primary key default gen_random_uuid(),
  brand          text not null references brands (code),
  member_id      bigint not null,
  application_id uuid references reward_applications (id),
  place          smallint,
  picture        bytea not null check (length(picture) <= 8388608),
  sent_at        timestamptz not null default now(),
  foreign key (brand, member_id) references members (brand, id)
);
create index reward_pictures_of on reward_pictures (application_id);
create index reward_pictures_waiting on reward_pictures (member_id, sent_at) where application_id is null;

create trigger reward_takers_notify_change after insert or update of state on reward_takers
  for each row execute function rewards_notify_change();
create trigger reward_applications_notify_change after insert or update of state on reward_applications
  for each row execute function rewards_notify_change();
