-- What a version promises to others (its own contract), what its build found in the code, and its source maps, which no browser gets.
alter table registry_versions
  add column contract integer not null default 1 check (contract > 0),
  add column report jsonb,
  add column maps jsonb not null default '{}';
