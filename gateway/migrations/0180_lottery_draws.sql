-- Lotteries that vendors draw, and what was drawn: read from the vendor, kept as it came.
create table lotteries (
  code            text primary key check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  vendor          text not null references vendors (code),
  name            text not null check (length(name) between 1 and 120),
  name_bn         text not null check (length(name_bn) between 1 and 120),
  region          text not null check (region in ('NORTH', 'SOUTH')),
  every_seconds   integer not null check (every_seconds > 0),
  next_number     bigint not null check (next_number > 0),
  next_due_at     timestamptz not null,
  -- What the vendor bound itself to for the next draw: hashing its seed so many times gives it.
  next_step       integer not null check (next_step > 0),
  next_commitment text not null check (next_commitment ~ '^[0-9a-f]{64}$')
);

create table lottery_draws (
  lottery    text not null references lotteries (code),
  number     bigint not null check (number > 0),
  due_at     timestamptz not null,
  drawn_at   timestamptz not null,
  prizes     jsonb not null,
  seed       text not null check (seed ~ '^[0-9a-f]{64}$'),
  step       integer not null check (step > 0),
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  read_at    timestamptz not null default now(),
  primary key (lottery, number)
);
-- What was drawn stays drawn.
revoke update, delete, truncate on lottery_draws from pavilion_app, public;

create table lottery_recents (
  brand     text not null references brands,
  member_id bigint not null references members (id),
  lottery   text not null references lotteries (code),
  opened_at timestamptz not null default clock_timestamp(),
  primary key (member_id, lottery)
);
