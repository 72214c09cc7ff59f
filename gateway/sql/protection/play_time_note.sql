-- needs: brand_day
-- Adds the time since the last note; one minute when that was more than five minutes ago.
create or replace function play_time_note(member bigint, brand text) returns void language sql as $$
  insert into play_time as known (member_id, day, seconds) values (member, brand_day(brand), 60)
    on conflict (member_id, day) do update
      set seconds = known.seconds + case when now() - known.noted_at <= interval '5 minutes'
          then extract(epoch from now() - known.noted_at)::int else 60 end,
        noted_at = now()
      where now() - known.noted_at >= interval '20 seconds';
$$;
