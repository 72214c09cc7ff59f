-- Nobody else changes the member, or opens what refers to them, until the transaction ends.
create or replace function hold_member(member bigint) returns void language plpgsql as $$
begin
  perform from members where id = member for update;
end $$;

revoke execute on function hold_member from public, pavilion_app;
