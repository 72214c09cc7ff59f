-- How far back a limit looks.
create or replace function play_span(period text) returns interval language sql immutable as $$
  select case period when 'day' then interval '24 hours' when 'week' then interval '7 days' when 'month' then interval '30 days' end;
$$;
