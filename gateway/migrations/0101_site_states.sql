-- What a brand's site needs to know of itself beside its manifest. Pictures and launches come from this site where no other origin is named.
create table brand_site (
  brand          text primary key references brands (code),
  gtag_id        text check (gtag_id ~ '^G-[A-Z0-9]{4,20}$'),
  image_cdns     text[] not null default '{}',
  launch_cdns    text[] not null default '{}',
  -- Desks of the chat: [{"id": "deposits", "name": {"bn": "…", "en": "…"}}]
  chat_desks     jsonb not null default '[]',
  -- Between how many words feedback is read.
  feedback_min   smallint not null default 5 check (feedback_min >= 1),
  feedback_max   smallint not null default 300 check (feedback_max between feedback_min and 1000),
  -- Grows with each change of the region rules, so that of two operators the second is told.
  region_version integer not null default 0
);
grant select on brand_site to pavilion_app;
revoke insert, update, delete on brand_site from pavilion_app;
grant update (region_version) on brand_site to pavilion_app;

-- Pages of the brand in social networks, and its apps where they can be fetched.
create table brand_resources (
  brand    text not null references brands (code),
  kind     text not null check (kind in ('SOCIAL', 'APP')),
  name     text not null check (name in ('FACEBOOK', 'TELEGRAM', 'WHATSAPP', 'Android', 'iOS')),
  url      text not null check (url ~ '^https://[^\s"<>]+$' and length(url) <= 300),
  position smallint not null,
  primary key (brand, name),
  check ((kind = 'APP') = (name in ('Android', 'iOS')))
);
grant select on brand_resources to pavilion_app;
revoke insert, update, delete on brand_resources from pavilion_app;

-- From where a brand is served and from where it is not. An address counts before a country, the narrower network before the wider one.
create table region_rules (
  id         bigint generated always as identity primary key,
  brand      text not null references brands (code),
  verdict    text not null check (verdict in ('allow', 'deny')),
  network    cidr,
  country    text check (country ~ '^[A-Z]{2}$'),
  note       text not null default '' check (length(note) <= 200),
  check ((network is null) <> (country is null)),
  unique nulls not distinct (brand, network, country)
);

insert into brand_site (brand, chat_desks) 
select code, '[
  {"id": "account", "name": {"bn": "অ্যাকাউন্ট ও লগইন", "en": "Account and signing in"}},
  {"id": "payments", "name": {"bn": "জমা ও উত্তোলন", "en": "Deposits and withdrawals"}},
  {"id": "games", "name": {"bn": "খেলা", "en": "Games"}}
]' from brands where code in ('pavilion', 'lagoon');
insert into brand_resources (brand, kind, name, url, position) values
  ('pavilion', 'SOCIAL', 'FACEBOOK', 'https://www.facebook.com/pavilion.example', 1),
  ('pavilion', 'SOCIAL', 'TELEGRAM', 'https://t.me/pavilion_example', 2),
  ('pavilion', 'SOCIAL', 'WHATSAPP', 'https://wa.me/8800000000000', 3),
  ('lagoon', 'SOCIAL', 'TELEGRAM', 'https://t.me/lagoon_example', 1);
