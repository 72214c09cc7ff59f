-- A further payee holds withdrawals for a while.
create or replace function payees_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- The first one changes nothing that was there.
  if exists (select from payees where member_id = new.member_id and id <> new.id) then
    insert into security_changes (member_id, what) values (new.member_id, 'payee');
  end if;
  return null;
end $$;
