-- After a change of what protects an account no code is good any more that was sent to its number or its mail before.
create or replace function security_changes_end_codes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from verification_codes code using member_contact_indexes known
    where known.member_id = new.member_id and code.brand = known.brand and code.target_index in (known.phone_index, known.email_index);
  return null;
end $$;
