-- Agrees that money moves again: `none` is frozen, the books are still `unsound`, the `same` operator agreed before, `waiting` for another, `lifted`.
create or replace function ledger_lift(who text, why text) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  open ledger_freezes;
begin
  select * into open from ledger_freezes where lifted_at is null for update;
  if not found then
    return 'none';
  end if;
  if (select progress.found from ledger_check_progress progress) <> '[]' then
    return 'unsound';
  end if;
  insert into ledger_lifts (freeze_id, operator, reason) values (open.id, who, why) on conflict do nothing;
  if not found then
    return 'same';
  end if;
  if (select count(*) from ledger_lifts where freeze_id = open.id) < 2 then
    return 'waiting';
  end if;
  update ledger_freezes set lifted_at = clock_timestamp(), reason = why,
    lifted_by = (select string_agg(operator, ', ' order by agreed_at) from ledger_lifts where freeze_id = open.id) where id = open.id;
  return 'lifted';
end $$;

revoke execute on function ledger_lift from public, pavilion_app;
grant execute on function ledger_lift to pavilion_app;
