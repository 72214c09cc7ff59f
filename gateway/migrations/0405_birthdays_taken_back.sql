-- A date of birth that an operator confirmed can be replaced or taken back; what it was is kept, sealed as it was. One by which somebody would be older than was
-- confirmed last waits until a second operator reads the same date from the document.
-- calls: member_birthdays_are_kept
create table former_birthdays (
  id           bigint generated always as identity primary key,
  member_id    bigint not null references members (id),
  brand        text not null references brands (code),
  sealed       bytea not null,
  confirmed_by text not null,
  confirmed_at timestamptz not null,
  ended_at     timestamptz not null default now()
);
create index former_birthdays_of_member on former_birthdays (member_id);
revoke update, delete, truncate on former_birthdays from pavilion_app, public;
create table waiting_birthdays (
  member_id bigint primary key references members (id),
  brand     text not null references brands (code),
  sealed    bytea not null,
  asked_by  text not null,
  asked_at  timestamptz not null default now()
);
revoke truncate on waiting_birthdays from pavilion_app, public;
create trigger member_birthdays_are_kept before update or delete on member_birthdays for each row execute function member_birthdays_are_kept();
grant delete on member_birthdays to pavilion_app;
