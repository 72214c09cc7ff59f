-- Tells that a bonus stands differently from now on, whoever changed it.
create or replace function bonuses_notify_change() returns trigger language plpgsql as $$
begin
  perform bus_notify('bonus.changed', jsonb_build_object('brand', new.brand, 'memberId', new.member_id::text, 'id', new.id));
  return null;
end $$;

revoke execute on function bonuses_notify_change from public, pavilion_app;
