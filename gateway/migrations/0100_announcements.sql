-- What a brand tells its players: banners (B), notices (PL), popups (PU), promotions (PR) and headlines (H). A language that a title does not
-- have does not show the announcement. Contents are HTML that was cleaned before it came here.
create table announcements (
  id             bigint generated always as identity primary key,
  brand          text not null references brands (code),
  type           text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  position       integer not null default 0,
  state          text not null default 'draft' check (state in ('draft', 'published')),
  shown_from     timestamptz not null default now(),
  shown_until    timestamptz check (shown_until > shown_from),
  title          jsonb not null check (jsonb_typeof(title) = 'object' and title <> '{}'),
  content        jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  -- Popups: after every sign-in (A), for visitors (B), after a member's first sign-in (F).
  execution      text check (execution in ('A', 'B', 'F')),
  promotion_type text,
  -- Where a press leads: an address of this site (PAGE), or a game's node id (GAME).
  linkage        text check (linkage in ('PAGE', 'GAME')),
  target         text,
  -- Banners: where they stand, the drawn scene behind the words, and the words beside the title.
  group_name     text,
  scene          text check (scene ~ '^[a-z][a-z0-9-]{1,40}$'),
  tone           text check (tone in ('dark', 'light')),
  subtitle       jsonb not null default '{}',
  action         jsonb not null default '{}',
  -- Grows with each change, so that of two operators who edit at once the second is told.
  version        integer not null default 1,
  changed_by     text,
  changed_at     timestamptz not null default now(),
  check ((type = 'PU') = (execution is not null)),
  check ((type = 'B') = (group_name is not null and scene is not null and tone is not null)),
  check ((linkage is null) = (target is null)),
  check (type <> 'B' or linkage is not null),
  check (linkage is null or (linkage = 'PAGE' and target ~ '^/[a-zA-Z0-9/_#-]*$') or (linkage = 'GAME' and target ~ '^[1-9][0-9]{0,17}$'))
);
create index announcements_of_brand on announcements (brand, type, position, id);

insert into announcements (brand, type, position, state, title, linkage, target, group_name, scene, tone, subtitle, action)
select brand, 'B', position, 'published', title, linkage, target, group_name, scene, tone, subtitle, action from banners order by brand, group_name, position;

-- What ran over the lobby still does.
insert into announcements (brand, type, position, state, title)
select brand, 'H', position, 'published', title from notices order by brand, position;

drop table banners;
drop table notices;
