-- The most of a bonus that becomes its member's own money, as it was promised; without one all of it does.
alter table bonuses add column largest_conversion bigint check (largest_conversion > 0 and largest_conversion < amount);
