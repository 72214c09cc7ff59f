-- The role that requests run under. Migrations run as the owner; what the application must never do is simply not granted.
do $$ begin
  create role pavilion_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant pavilion_app to current_user;
grant usage on schema public to pavilion_app;
alter default privileges in schema public grant select, insert, update, delete on tables to pavilion_app;
alter default privileges in schema public grant usage, select on sequences to pavilion_app;

create table brands (
  code            text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  name            text not null,
  hosts           text[] not null,
  currency        text not null check (currency ~ '^[A-Z]{3}$'),
  currency_symbol text not null,
  default_locale  text not null,
  locales         text[] not null,
  default_theme   text not null check (default_theme in ('dark', 'light')),
  time_zone       text not null,
  licence         text not null,
  flags           jsonb not null default '{}'
);

insert into brands (code, name, hosts, currency, currency_symbol, default_locale, locales, default_theme, time_zone, licence, flags) values
  ('pavilion', 'Pavilion', '{pavilion.localhost,localhost,127.0.0.1}', 'BDT', '৳', 'bn', '{bn,en}', 'dark', 'Asia/Dhaka', 'PAV-2026-0117',
   '{"USERNAMEREG3": true, "FREEPLAY": true, "REFERRAL": true}'),
  ('lagoon', 'Lagoon', '{lagoon.localhost}', 'USD', '$', 'en', '{en,bn}', 'light', 'UTC', 'LAG-2026-0042',
   '{"USERNAMEREG3": true, "FREEPLAY": true}');
