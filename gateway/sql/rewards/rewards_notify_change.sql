-- Tells that an activity stands differently with a member from now on, whoever changed it.
create or replace function rewards_notify_change() returns trigger language plpgsql as $$
begin
  perform bus_notify('rewards.changed', jsonb_build_object('brand', new.brand, 'memberId', new.member_id::text));
  return null;
end $$;
