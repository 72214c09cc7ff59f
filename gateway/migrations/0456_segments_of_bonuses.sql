-- By which version of its campaign's segment a bonus was given. What was given before has none.
alter table bonuses
  add column segment_version integer check (segment_version > 0);
