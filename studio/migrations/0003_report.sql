-- What ended within a day is asked for by operators who compare it with their own books.
create index rounds_by_end on rounds (closed_at, id) where state in ('settled', 'rolled_back');
