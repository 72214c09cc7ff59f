-- After a change of what protects an account nothing that was sent or begun before it opens the account any more.
create or replace function security_changes_end_links() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.what = 'payee' then
    return null;
  end if;
  delete from password_links where member_id = new.member_id;
  delete from one_time_codes where member_id = new.member_id;
  delete from sign_in_checks where member_id = new.member_id;
  delete from authenticator_enrolments where member_id = new.member_id;
  delete from verification_codes code using member_profiles profile
    where profile.member_id = new.member_id and code.brand = profile.brand
      and code.target_index in (profile.phone_index, profile.email_index);
  return null;
end $$;
