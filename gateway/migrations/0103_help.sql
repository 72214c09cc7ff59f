-- The help centre and the legal page. `{brand}`, `{licence}`, `{email}` and `{hours}` in a text stand for the brand's own.
create table help_sections (
  brand    text not null references brands (code),
  anchor   text not null check (anchor ~ '^[a-z][a-z0-9-]{1,40}$'),
  position smallint not null,
  title    jsonb not null,
  primary key (brand, anchor)
);
create table help_articles (
  brand    text not null,
  section  text not null,
  anchor   text not null check (anchor ~ '^[a-z][a-z0-9-]{1,40}$'),
  position smallint not null,
  title    jsonb not null,
  content  jsonb not null,
  primary key (brand, anchor),
  foreign key (brand, section) references help_sections (brand, anchor)
);
create table brand_legal (
  brand    text primary key references brands (code),
  title    jsonb not null,
  content  jsonb not null
);
grant select on help_sections, help_articles, brand_legal to pavilion_app;
revoke insert, update, delete on help_sections, help_articles, brand_legal from pavilion_app;
