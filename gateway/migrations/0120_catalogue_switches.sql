-- What a brand's operators switched: a game, a vendor with all its games, a category. What has no row is on.
create table game_switches (
  brand      text not null references brands,
  subject    text not null check (subject in ('game', 'vendor', 'category')),
  key        text not null check (length(key) between 1 and 40),
  -- `maintenance`: listed, and does not open. `off`: not listed.
  state      text not null check (state in ('maintenance', 'off')),
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (brand, subject, key)
);

-- Rules of a game in its vendor's own words; without them those of its kind are shown. Games that were brought in belong to whoever
-- brought them: the sample catalogue leaves them alone.
alter table games
  add column rules text check (length(rules) between 1 and 4000),
  add column rules_bn text check (length(rules_bn) between 1 and 4000),
  add column imported boolean not null default false;

-- Ids of games that come without one, far from those of the sample catalogue.
create sequence game_node_ids start 2000000;
