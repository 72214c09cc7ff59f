-- The day on which a list brought a game in; a game of the sample was brought by none. `fresh` is only what a list says of it, and mostly nothing.
alter table games add column listed_on date;
alter table games alter column fresh drop not null;
-- Nobody wrote down when they came: this day counts as their vendors' first.
update games set fresh = null, listed_on = case when imported then current_date end;
