-- The mobile number that a member proved to be theirs, as a keyed hash of its normal form; the number itself is in the sealed profile. Only a
-- proven number has one, so that nobody keeps its owner out by claiming it.
alter table member_profiles add column phone_index bytea;
create unique index member_profiles_phone on member_profiles (brand, phone_index);

-- Links to a new password. `member_id` is missing for those that nobody got: they are there so that asking costs the same for everybody.
create table password_links (
  code_hash  bytea primary key,
  brand      text not null references brands (code),
  member_id  bigint unique references members (id),
  expires_at timestamptz not null
);
create index password_links_expiry on password_links (expires_at);
