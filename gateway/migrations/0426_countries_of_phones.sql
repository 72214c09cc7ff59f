-- Whose country a proven number is of: the number itself is sealed. Unknown for those that were proven before.
alter table member_profiles add column phone_country text check (phone_country ~ '^[A-Z]{2}$');
