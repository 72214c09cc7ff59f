-- A round names its title, and the model (rules and mathematics, with their version) that it is played by to its end. Whatever stands here so far is dice.
alter table rounds
  add column game_code text not null default 'dice',
  add column model text not null default 'dice-1',
  -- What came out, as the model has it; dice has a column of its own.
  add column outcome jsonb,
  alter column direction drop not null,
  alter column target drop not null,
  alter column multiplier drop not null,
  add check (model <> 'dice-1' or (direction is not null and target is not null and multiplier is not null));
create index rounds_of_a_title on rounds (player_id, game_code, created_at);
