-- A version that has not begun can be withdrawn: it ends where it would have begun, so that it never holds.
-- narrows: a wider check; every version that an older gateway writes still passes.
alter table promotion_rules drop constraint promotion_rules_check,
  add constraint promotion_rules_ends_after_it_begins check (valid_until >= valid_from);
