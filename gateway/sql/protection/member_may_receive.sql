-- Whether a member may be given money or anything else to play with, until the transaction ends: whoever excludes or locks them meanwhile waits for it. Asked
-- after the lock in a statement of its own, which sees what was committed while it waited.
create or replace function member_may_receive(member bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_member(member);
  return member_can_receive(member);
end $$;

revoke execute on function member_may_receive from public, pavilion_app;
grant execute on function member_may_receive to pavilion_app;
