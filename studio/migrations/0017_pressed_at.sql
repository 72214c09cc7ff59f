-- When the player pressed, by the studio's clock, where their page says it: what waits longer than the studio promises is counted from there, and not from when it arrived.
alter table rounds add column pressed_at timestamptz;
alter table raises add column pressed_at timestamptz;
