-- What was measured is told of all titles of a model together: thousands of titles share a few dozen.
create index measured_returns_of_model on measured_returns (model, currency);
