-- Keeps how many members are in each bucket of a board, once for each statement: members who move together are counted together.
create or replace function board_standings_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into board_counts as known (period_id, bucket, members)
      select period_id, board_bucket(score), -count(*) from were group by 1, 2 order by 1, 2
      on conflict (period_id, bucket) do update set members = known.members + excluded.members;
  end if;
  if tg_op <> 'DELETE' then
    insert into board_counts as known (period_id, bucket, members)
      select period_id, board_bucket(score), count(*) from are group by 1, 2 order by 1, 2
      on conflict (period_id, bucket) do update set members = known.members + excluded.members;
  end if;
  return null;
end $$;

revoke execute on function board_standings_counted from public, pavilion_app;
