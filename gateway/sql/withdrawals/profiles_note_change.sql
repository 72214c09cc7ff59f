-- A changed phone number or mail address holds withdrawals for a while. The first one takes the place of none.
create or replace function profiles_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if old.phone_index is not null and new.phone_index is distinct from old.phone_index then
    insert into security_changes (member_id, what) values (new.member_id, 'phone');
  end if;
  if old.email_index is not null and new.email_index is distinct from old.email_index then
    insert into security_changes (member_id, what) values (new.member_id, 'mail');
  end if;
  return null;
end $$;
