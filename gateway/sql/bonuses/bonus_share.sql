-- needs: game_facts
-- How much of a round of this game counts, in per cent: the game's own share, else its category's, and no more than what is said of games that return
-- as much. What is in no catalogue counts nothing. A code names one game; if ever it named two, the smaller share counts and counting goes on.
create or replace function bonus_share(contribution jsonb, of_vendor text, of_game text) returns integer language sql stable as $$
  select case when contribution is null then null else coalesce(
    (select min(coalesce((contribution -> 'games' ->> (vendor || ':' || code))::integer, least(
       coalesce((contribution -> 'categories' ->> category)::integer, 100),
       case when rtp > (contribution -> 'highReturn' ->> 'above')::integer then (contribution -> 'highReturn' ->> 'share')::integer end)))
     from game_facts where vendor = upper(of_vendor) and code = of_game),
    0) end;
$$;

revoke execute on function bonus_share from public, pavilion_app;
