-- needs: play_span
-- An hour counts until all of it is too long ago.
create or replace function play_counts_from(period text) returns timestamptz language sql stable as $$
  select now() - play_span(period) - interval '1 hour';
$$;
