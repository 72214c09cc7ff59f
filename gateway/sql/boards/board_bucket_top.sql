-- The highest score that is in the same bucket.
create or replace function board_bucket_top(score bigint) returns bigint language plpgsql immutable as $$
declare
  doublings int := length(ltrim(score::bit(64)::text, '0')) - 1;
begin
  return case when doublings <= 7 then score else (((score >> (doublings - 7)) + 1) << (doublings - 7)) - 1 end;
end $$;

revoke execute on function board_bucket_top from public, pavilion_app;
grant execute on function board_bucket_top to pavilion_app;
