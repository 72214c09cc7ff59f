-- Lotteries that draw by themselves. `next_due_at` is when draw `next_number` is to be made; a draw that was missed is made up for, in order.
create table lotteries (
  code          text primary key check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  every_seconds integer not null check (every_seconds between 10 and 86400),
  next_number   bigint not null default 1,
  next_due_at   timestamptz not null
);

-- Each chain serves a fixed count of draws, and is committed to before the chain before it is used up. `last_seed` is the secret that all
-- other seeds follow from by hashing, the last draw's first.
create table lottery_chains (
  lottery    text not null references lotteries (code),
  chain      bigint not null check (chain >= 0),
  last_seed  text not null,
  commitment text not null,
  created_at timestamptz not null default now(),
  primary key (lottery, chain)
);

create table lottery_draws (
  lottery  text not null references lotteries (code),
  number   bigint not null check (number > 0),
  due_at   timestamptz not null,
  drawn_at timestamptz not null default now(),
  seed     text not null,
  primary key (lottery, number)
);

-- What was drawn stays drawn.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name;
end $$;
create trigger draws_stay before update or delete on lottery_draws for each row execute function refuse_change();
create trigger chains_stay before update or delete on lottery_chains for each row execute function refuse_change();
