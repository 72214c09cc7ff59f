-- The release before says `asked_by`. Dropped a release later.
create or replace function reconciliations_old_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.requested_by := coalesce(new.requested_by, new.asked_by);
  elsif new.requested_by is not distinct from old.requested_by then
    new.requested_by := new.asked_by;
  end if;
  new.asked_by := new.requested_by;
  return new;
end $$;

revoke execute on function reconciliations_old_names from public, pavilion_app;
