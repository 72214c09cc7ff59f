-- needs: open_rounds, brand_clocks
-- How many of a member's points would go with the bets of open rounds, if these were taken back. Nobody waits for a round in which nothing moved for a
-- day: some vendors never end a lost one.
create or replace function points_waiting(whose bigint) returns bigint
language sql stable set search_path = public, pg_temp as $$
  select greatest(0, -floor((account.bet_rest - coalesce((
      select sum(round.bets) from open_rounds round join brand_clocks brand on brand.code = account.brand and brand.currency = round.currency
      where round.member_id = whose and round.moved_at > now() - interval '1 day'), 0))::numeric / rate.bet_per_point))::bigint
  from points_accounts account join points_rates rate on rate.brand = account.brand
  where account.member_id = whose;
$$;

revoke execute on function points_waiting from public, pavilion_app;
grant execute on function points_waiting to pavilion_app;
