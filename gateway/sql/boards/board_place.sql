-- The place of a member in a period: whoever is in a higher bucket is counted by bucket, and only its own one by one. Null for whoever is not on it.
create or replace function board_place(board bigint, who bigint) returns bigint language plpgsql stable as $$
declare
  own board_standings;
  own_bucket integer;
  bucket_top bigint;
  above bigint;
  beside bigint;
begin
  select * into own from board_standings where period_id = board and member_id = who;
  if own.member_id is null then
    return null;
  end if;
  own_bucket := board_bucket(own.score);
  bucket_top := board_bucket_top(own.score);
  select coalesce(sum(members), 0) into above from board_counts where period_id = board and bucket > own_bucket;
  select count(*) into beside from board_standings
    where period_id = board and score >= own.score and score <= bucket_top
      and (score > own.score or (reached, member_id) < (own.reached, own.member_id));
  return above + beside + 1;
end $$;

revoke execute on function board_place from public, pavilion_app;
grant execute on function board_place to pavilion_app;
