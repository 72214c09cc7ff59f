-- The release before says `marks`. Dropped a release later.
create or replace function withdrawals_old_names() returns trigger language plpgsql as $$
begin
  new.flags := coalesce(new.flags, new.marks);
  new.marks := new.flags;
  return new;
end $$;

revoke execute on function withdrawals_old_names from public, pavilion_app;
