-- After a change of what protects an account nobody finishes setting an authenticator up that was begun before.
create or replace function security_changes_end_enrolments() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from authenticator_enrolments where member_id = new.member_id;
  return null;
end $$;
