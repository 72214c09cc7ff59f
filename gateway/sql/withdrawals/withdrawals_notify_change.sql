-- Tells that a withdrawal stands differently from now on, whoever changed it.
create or replace function withdrawals_notify_change() returns trigger language plpgsql as $$
begin
  perform bus_notify('withdrawal.changed', jsonb_build_object('brand', new.brand, 'memberId', new.member_id::text, 'id', new.id));
  return null;
end $$;
