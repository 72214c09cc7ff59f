-- A changed password holds withdrawals for a while; so does the first withdrawal password that somebody sets who registered without one.
create or replace function credentials_note_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.password_hash <> old.password_hash then
    insert into security_changes (member_id, what) values (new.member_id, 'password');
  end if;
  if new.payment_hash is distinct from old.payment_hash then
    insert into security_changes (member_id, what) values (new.member_id, 'payment-password');
  end if;
  return null;
end $$;
