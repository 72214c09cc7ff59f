-- Keeps how many members are in each bucket of a board.
create or replace function board_standings_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and board_bucket(old.score) = board_bucket(new.score) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    update board_counts set members = members - 1 where period_id = old.period_id and bucket = board_bucket(old.score);
  end if;
  if tg_op <> 'DELETE' then
    insert into board_counts as known (period_id, bucket, members) values (new.period_id, board_bucket(new.score), 1)
      on conflict (period_id, bucket) do update set members = known.members + 1;
  end if;
  return null;
end $$;

revoke execute on function board_standings_counted from public, pavilion_app;
