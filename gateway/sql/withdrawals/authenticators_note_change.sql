-- An authenticator that was set up or turned off holds withdrawals for a while.
create or replace function authenticators_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into security_changes (member_id, what) values (coalesce(new.member_id, old.member_id), 'authenticator');
  return null;
end $$;
