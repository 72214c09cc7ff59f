-- Who is not to be given anything to play with, until when. Nobody shortens one: it is neither changed nor taken away, and a longer one is another row.
create table play_exclusions (
  id        bigint generated always as identity primary key,
  member_id bigint not null references members (id),
  since     timestamptz not null default clock_timestamp(),
  -- For ever without it.
  until     timestamptz check (until > since),
  -- Who decided it; nobody where the member did.
  operator  text,
  reason    text check (length(reason) between 1 and 400),
  check ((operator is null) = (reason is null))
);
create index play_exclusions_of_member on play_exclusions (member_id);
revoke update, delete, truncate on play_exclusions from pavilion_app, public;
