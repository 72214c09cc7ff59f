-- Dates of birth that an operator read from a document, sealed like profiles. What members say of themselves is no proof of their age.
create table member_birthdays (
  member_id    bigint primary key references members (id),
  brand        text not null references brands (code),
  sealed       bytea not null,
  confirmed_by text not null,
  confirmed_at timestamptz not null default now()
);
revoke delete, truncate on member_birthdays from pavilion_app, public;
