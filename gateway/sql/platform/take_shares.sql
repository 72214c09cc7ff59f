-- Takes one use of every share, or none of any. A share is {key, most, seconds}: at most so many uses of the key within so many seconds.
-- One that has `countAs` is refused by the uses of its key, and put down under the other.
-- Answers nothing when all were free, else the first key that was not and the seconds until it is. Callers that share a key wait for one another.
-- Whoever takes some puts a few away that count for nothing any more, so that the table holds little more than what counts.
create or replace function take_shares(shares jsonb) returns table (refused text, seconds integer) language plpgsql as $$
declare
  share    record;
  blocking timestamptz;
begin
  for share in
    select distinct hashtextextended(each ->> 'key', 7090) as lock from jsonb_array_elements(shares) as each order by lock
  loop
    perform pg_advisory_xact_lock(share.lock);
  end loop;
  for share in
    select each ->> 'key' as key, (each ->> 'most')::int as most, make_interval(secs => (each ->> 'seconds')::int) as span
    from jsonb_array_elements(shares) as each
  loop
    select used.at into blocking from share_uses used
    where used.key = share.key and used.at > clock_timestamp() - share.span
    order by used.at desc offset share.most - 1 limit 1;
    if found then
      return query select share.key, greatest(1, ceil(extract(epoch from blocking + share.span - clock_timestamp())))::int;
      return;
    end if;
  end loop;
  insert into share_uses (key, at, expires_at)
    select key, clock_timestamp(), clock_timestamp() + make_interval(secs => span)
    from (
      select coalesce(each ->> 'countAs', each ->> 'key') as key, max((each ->> 'seconds')::int) as span from jsonb_array_elements(shares) as each group by 1
    ) as keys;
  delete from share_uses where ctid = any (array(
    select ctid from share_uses where expires_at < now() limit 20 for update skip locked));
end $$;
