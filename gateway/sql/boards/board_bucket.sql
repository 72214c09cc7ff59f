-- Where a score is among all, coarsely: higher scores are in the same bucket or in a higher one. Each doubling has 128 of them.
create or replace function board_bucket(score bigint) returns integer language plpgsql immutable as $$
declare
  doublings int := length(ltrim(score::bit(64)::text, '0')) - 1;
begin
  return doublings * 128 + case when doublings >= 7 then score >> (doublings - 7) else score << (7 - doublings) end - 128;
end $$;

revoke execute on function board_bucket from public, pavilion_app;
grant execute on function board_bucket to pavilion_app;
