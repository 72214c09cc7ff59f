-- Whatever replaces a confirmed date of birth or takes it back, the date is kept, sealed as it was.
create or replace function member_birthdays_are_kept() returns trigger language plpgsql as $$
begin
  insert into former_birthdays (member_id, brand, sealed, confirmed_by, confirmed_at)
    values (old.member_id, old.brand, old.sealed, old.confirmed_by, old.confirmed_at);
  return case when tg_op = 'DELETE' then old else new end;
end $$;

revoke execute on function member_birthdays_are_kept from public, pavilion_app;
