-- needs: brand_is_retired, member_directory
-- Whether a member could be given something to play with at this moment: for what is shown. It keeps nobody from changing it, so whoever gives asks
-- `member_may_receive`.
create or replace function member_can_receive(member bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from member_directory known
    where known.id = member and known.status = 'active' and known.type <> 4 and not brand_is_retired(known.brand)
      and not exists (
        select from play_exclusions excluded
        where excluded.member_id = member and excluded.since <= clock_timestamp() and coalesce(excluded.until, 'infinity') > clock_timestamp()));
$$;

revoke execute on function member_can_receive from public, pavilion_app;
grant execute on function member_can_receive to pavilion_app;
