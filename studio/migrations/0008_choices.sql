-- What a player chose in a model whose bets are one choice, as text whose keys stand in one order, so that equal choices are equal. Dice has columns of its own.
alter table rounds add column choice text;
