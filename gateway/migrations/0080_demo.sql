-- Which demo data there is: its day is fixed at the first attempt, so that one that was interrupted goes on where it stopped.
create table demo_seeds (
  name        text primary key,
  day         timestamptz not null,
  finished_at timestamptz
);
