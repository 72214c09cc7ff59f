-- What a game is like, as its vendor says; filters of lists and the search read it.
alter table games
  add column volatility text check (volatility in ('LOW', 'MEDIUM', 'HIGH')),
  add column features   text[] not null default '{}',
  add column themes     text[] not null default '{}';
