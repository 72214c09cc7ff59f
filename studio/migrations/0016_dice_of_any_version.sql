-- Every version of dice has its bet in these columns.
alter table rounds add check (model not like 'dice-%' or (direction is not null and target is not null and multiplier is not null));
