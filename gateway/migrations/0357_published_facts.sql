-- What a vendor publishes of a game beside its return: limits by currency, how many rounds win, how much results stray, and how they are checked.
alter table games add column published jsonb;
