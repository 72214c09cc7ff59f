-- After a change of what protects an account no link, code or check opens it any more that was there before.
create or replace function security_changes_end_links() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from password_links where member_id = new.member_id;
  delete from one_time_codes where member_id = new.member_id;
  delete from sign_in_checks where member_id = new.member_id;
  return null;
end $$;
