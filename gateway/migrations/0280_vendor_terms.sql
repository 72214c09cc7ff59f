-- How a vendor is connected: its name, what it answers beyond the games API, the key it had before, and whether it was taken away again.
-- calls: game_vendors_follow
-- narrows: a wider check; every code that an older gateway writes still passes.
alter table game_vendors drop constraint game_vendors_code_check, add constraint game_vendors_code_check check (code ~ '^[A-Z][A-Z0-9-]{1,30}$');

alter table vendors
  add column name               text check (length(name) between 1 and 60),
  add column capabilities       text[] not null default '{}' check (capabilities <@ array['lottery', 'report', 'round']),
  add column previous_key       text,
  add column previous_key_until timestamptz,
  -- Since when it offers no games; wins and rollbacks of rounds that began before are still taken.
  add column removed_at         timestamptz;
-- Those that were connected before were asked all of it.
update vendors set capabilities = array['lottery', 'report', 'round'];

-- A vendor that is connected can be listed, whoever connects it.
insert into game_vendors (code, name, position)
select upper(code), code, (select coalesce(max(position), 0) from game_vendors) + row_number() over (order by code) from vendors on conflict do nothing;
create trigger game_vendors_follow after insert or update on vendors for each row execute function game_vendors_follow();
