-- Whose mobile numbers a brand takes, its own country first.
create table brand_countries (
  brand    text not null references brands (code),
  country  text not null check (country ~ '^[A-Z]{2}$'),
  position smallint not null,
  primary key (brand, country)
);
insert into brand_countries (brand, country, position) values
  ('pavilion', 'BD', 1), ('pavilion', 'PH', 2), ('lagoon', 'PH', 1), ('lagoon', 'BD', 2);

-- The code that was sent last to a number or an address, for one purpose. It is kept as a keyed hash; a new one takes its place.
create table verification_codes (
  brand        text not null references brands (code),
  purpose      text not null,
  target_index bytea not null,
  code_hash    bytea not null,
  tries        smallint not null default 0,
  expires_at   timestamptz not null,
  primary key (brand, purpose, target_index)
);
create index verification_codes_expiry on verification_codes (expires_at);

-- Tokens of a third party that were taken, so that each is taken once.
create table third_party_tokens (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
create index third_party_tokens_expiry on third_party_tokens (expires_at);

-- When something was done that may only be done so often. `key` names what is counted: a number, an address, a network, a brand.
create table share_uses (
  key text not null,
  at  timestamptz not null
);
create index share_uses_by_key on share_uses (key, at desc);
create index share_uses_age on share_uses (at);

-- Takes one use of every share, or none of any. A share is {key, most, seconds}: at most so many uses of the key within so many seconds.
-- Answers nothing when all were free, else the first key that was not and the seconds until it is. Callers that share a key wait for one another.
create function take_shares(shares jsonb) returns table (refused text, seconds integer) language plpgsql as $$
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
  insert into share_uses (key, at)
    select key, clock_timestamp() from (select distinct each ->> 'key' as key from jsonb_array_elements(shares) as each) as keys;
end $$;
