-- The release before says `heard`. Dropped a release later.
create or replace function payment_callbacks_old_names() returns trigger language plpgsql as $$
begin
  if new.verdict = 'heard' then
    new.verdict := 'handled';
  end if;
  return new;
end $$;

revoke execute on function payment_callbacks_old_names from public, pavilion_app;
