-- A changed phone number holds withdrawals for a while.
create or replace function profiles_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.phone_index is not null and new.phone_index is distinct from old.phone_index then
    insert into security_changes (member_id, what) values (new.member_id, 'phone');
  end if;
  return null;
end $$;
