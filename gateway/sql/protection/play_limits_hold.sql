-- Nothing loosens a limit but a change that its player confirmed in this very transaction.
create or replace function play_limits_hold() returns trigger language plpgsql as $$
declare
  wanted bigint := case tg_op when 'UPDATE' then new.value end;
begin
  if (wanted is null or wanted > old.value) and not exists (
    select from limit_changes
    where member_id = old.member_id and kind = old.kind and period = old.period and currency is not distinct from old.currency
      and state = 'confirmed' and ended_at = now() and to_value is not distinct from wanted
  ) then
    raise exception 'nobody confirmed that this limit be loosened' using errcode = 'check_violation';
  end if;
  return coalesce(new, old);
end $$;
