-- What players write to a brand. Visitors may, members' pictures wait for their message for an hour.
create table feedback (
  id            bigint generated always as identity primary key,
  brand         text not null references brands (code),
  reference     text not null unique,
  -- Missing for visitors and trial players.
  member_id     bigint,
  question_type text not null,
  content       text not null check (length(content) <= 4000),
  language      text not null,
  sent_at       timestamptz not null default now(),
  foreign key (brand, member_id) references members (brand, id)
);
create index feedback_of_brand on feedback (brand, id desc);
revoke update, delete on feedback from pavilion_app;

-- Pictures as we encoded them anew, never as they came.
create table feedback_images (
  id          uuid primary key default gen_random_uuid(),
  brand       text not null references brands (code),
  member_id   bigint not null,
  feedback_id bigint references feedback (id),
  place       smallint,
  picture     bytea not null check (length(picture) <= 8388608),
  width       integer not null,
  height      integer not null,
  sent_at     timestamptz not null default now(),
  foreign key (brand, member_id) references members (brand, id)
);
create index feedback_images_of on feedback_images (feedback_id);
create index feedback_images_waiting on feedback_images (member_id, sent_at) where feedback_id is null;
