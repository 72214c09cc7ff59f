-- An operator's key of before, good for a while: both sides cannot change at the same moment.
alter table operators
  add column previous_key text,
  add column previous_key_until timestamptz;
