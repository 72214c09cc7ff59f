-- Which of our own keys signs our calls to a vendor, by its number, and which one was made to take its place: a vendor can learn that one
-- before it is used. The keys themselves are files of the data folder.
alter table vendors
  add column our_key     integer not null default 1 check (our_key > 0),
  add column our_new_key integer check (our_new_key > our_key);

-- narrows: a wider check; every kind that an older gateway writes still passes.
alter table vendor_changes drop constraint vendor_changes_kind_check,
  add constraint vendor_changes_kind_check check (kind in ('add', 'key', 'our-key', 'our-key-switch', 'cap', 'remove'));
