-- Nobody changes the member until the transaction ends; any number may keep the same one.
create or replace function keep_member(member bigint) returns void language plpgsql as $$
begin
  perform from members where id = member for share;
end $$;

revoke execute on function keep_member from public, pavilion_app;
