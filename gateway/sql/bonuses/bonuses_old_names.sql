-- The release before says `payment_id` and `given-up`. Dropped a release later.
create or replace function bonuses_old_names() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.deposit_id := coalesce(new.deposit_id, new.payment_id);
    new.payment_id := new.deposit_id;
  end if;
  if new.state = 'given-up' then
    new.state := 'forfeited';
  end if;
  return new;
end $$;

revoke execute on function bonuses_old_names from public, pavilion_app;
