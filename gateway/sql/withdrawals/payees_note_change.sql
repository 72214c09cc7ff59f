-- A payee holds withdrawals for a while, the first one too: whoever came into an account that never withdrew must not be paid at once.
create or replace function payees_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_changes (member_id, what, changed_at) values (new.member_id, 'payee', new.added_at);
  return null;
end $$;
