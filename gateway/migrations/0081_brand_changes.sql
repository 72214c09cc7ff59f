-- What can be different in a brand from one manifest to the next, beside its remotes.
alter table brands add column theme text;
update brands set theme = case code when 'lagoon' then 'lagoon' else 'pavilion' end;
alter table brands
  alter column theme set not null,
  alter column theme set default 'pavilion',
  add constraint brands_theme_name check (theme ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- As in the manifest: `on`, and perhaps `until` and `text`.
  add column maintenance jsonb not null default '{"on": false}',
  -- Another operator has to agree before anything but a kill or a revocation is done.
  add column four_eyes boolean not null default false;
revoke delete on brands from pavilion_app;

alter table brand_remotes
  drop constraint brand_remotes_mode_check,
  add constraint brand_remotes_mode_check check (mode in ('on', 'draining', 'off', 'killed')),
  -- Releases that promote into every brand leave a pinned one alone.
  add column pinned boolean not null default false,
  add column maintenance jsonb,
  -- Versions that open screens leave: rolled back, or a canary that was ended.
  add column ended text[] not null default '{}';

-- A version that some visitors try. It goes from stage to stage by this server's clock, and from the last one to everybody.
create table brand_canaries (
  brand         text not null,
  remote        text not null,
  version       text not null,
  salt          text not null,
  -- [{"bps": 500, "minutes": 30}, …]
  stages        jsonb not null check (jsonb_array_length(stages) between 1 and 8),
  stage         smallint not null default 0 check (stage >= 0 and stage < jsonb_array_length(stages)),
  started_at    timestamptz not null default now(),
  stage_at      timestamptz not null default now(),
  next_stage_at timestamptz not null,
  primary key (brand, remote),
  foreign key (brand, remote) references brand_remotes (brand, remote),
  foreign key (remote, version) references registry_versions (remote, version)
);
create index brand_canaries_due on brand_canaries (next_stage_at);

-- Versions that never run again, in any brand. Nobody is granted to take that back.
create table registry_revoked (
  remote     text not null,
  version    text not null,
  revoked_at timestamptz not null default now(),
  who        text not null,
  reason     text not null,
  primary key (remote, version),
  foreign key (remote, version) references registry_versions (remote, version)
);
revoke update, delete on registry_revoked from pavilion_app;

-- Changes that wait for their time or for another operator, and what became of them.
create table registry_pending (
  id         uuid primary key default gen_random_uuid(),
  brand      text not null references brands (code),
  state      text not null check (state in ('scheduled', 'waiting', 'done', 'rejected', 'cancelled')),
  changes    jsonb not null,
  -- What the plan said, in every language: when it says otherwise later, somebody has to look again.
  lines      jsonb not null,
  base_seq   bigint not null,
  who        text not null,
  reason     text not null,
  asked_at   timestamptz not null default now(),
  at         timestamptz,
  approved_by text,
  -- Why it waits although its time has come, in every language.
  obstacle   jsonb,
  decided_at timestamptz,
  seq        bigint,
  check (state <> 'scheduled' or at is not null)
);
create index registry_pending_open on registry_pending (brand, asked_at) where state in ('scheduled', 'waiting');
create index registry_pending_due on registry_pending (at) where state = 'scheduled';
revoke delete on registry_pending from pavilion_app;
revoke update on registry_pending from pavilion_app;
grant update (state, approved_by, obstacle, decided_at, seq) on registry_pending to pavilion_app;

-- What somebody may look at before it is made. The address carries a signed token that names the row.
create table registry_previews (
  id       uuid primary key default gen_random_uuid(),
  brand    text not null references brands (code),
  content  jsonb not null,
  until    timestamptz not null,
  made_at  timestamptz not null default now()
);
create index registry_previews_until on registry_previews (until);
revoke update on registry_previews from pavilion_app;

-- A brand made from another, with all that belongs to running it; members, money, stock and history stay where they are. The application calls
-- it because some of these settings are not its own to write.
create function clone_brand(source text, code text, name text, host text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into brands (code, name, hosts, currency, currency_symbol, default_locale, locales, default_theme, time_zone, licence, flags, theme, four_eyes)
    select clone_brand.code, clone_brand.name, array[clone_brand.host], currency, currency_symbol, default_locale, locales, default_theme, time_zone,
      licence, flags, theme, four_eyes
    from brands where brands.code = source;
  insert into brand_support (brand, email, hours)
    select clone_brand.code, email, hours from brand_support where brand = source;
  insert into registration_rules (brand, field, enabled, required, pattern_id, min_length, max_length, position)
    select clone_brand.code, field, enabled, required, pattern_id, min_length, max_length, position from registration_rules where brand = source;
  insert into payment_methods (brand, code, provider, name, flow, mark, min, max, fee_bps, minutes, enabled, position)
    select clone_brand.code, method.code, provider, method.name, flow, mark, min, max, fee_bps, minutes, enabled, position
    from payment_methods as method where brand = source;
  insert into banners (brand, group_name, position, scene, tone, linkage, target, title, subtitle, action)
    select clone_brand.code, group_name, position, scene, tone, linkage, target, title, subtitle, action from banners where brand = source;
  insert into notices (brand, position, title)
    select clone_brand.code, position, title from notices where brand = source;
  insert into points_rates
    select (jsonb_populate_record(rates, jsonb_build_object('brand', clone_brand.code))).* from points_rates as rates where brand = source;
  update vendors set brands = brands || clone_brand.code where source = any (brands);
  insert into brand_remotes (brand, remote, mode, version, timeout_ms, pinned)
    select clone_brand.code, remote, mode, version, timeout_ms, pinned from brand_remotes where brand = source;
end $$;
revoke all on function clone_brand(text, text, text, text) from public;
grant execute on function clone_brand(text, text, text, text) to pavilion_app;
