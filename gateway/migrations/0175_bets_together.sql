-- Bets and wins that arrive together are posted by a few statements for all of them. Whatever is not plain (repeats, lack of money,
-- rollbacks, wallets with limits …) goes through `wallet_post` after them, movement by movement, with all others of the same member.

-- A movement that can be posted as it is. `takes` and `gives` are its round's, `balance` is the wallet's right after it.
create type wallet_line as (
  place        integer,
  id           bigint,
  member_id    bigint,
  currency     text,
  wallet       text,
  brand        text,
  kind         text,
  reference    text,
  amount       bigint,
  effect       bigint,
  balance      bigint,
  related      text,
  vendor       text,
  game         text,
  round        text,
  round_closed boolean,
  -- The last one of its wallet.
  last         boolean
);

-- Reads every row by its key: a plan that was made while a table was small must not read the whole of it when it has grown.
create function wallet_plain_lines(movements jsonb) returns wallet_line[]
language sql volatile set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
  select array_agg(row(place::int, nextval('ledger_transaction_ids'), member_id, currency, wallet, brand, kind, reference, amount, effect, after,
      related, vendor, game, round, round_closed, place = last)::wallet_line order by place)
  from (
    select line.*, bool_and(plain and after >= 0) over (partition by member_id) as fits,
      max(place) over (partition by member_id, currency, wallet) as last
    from (
      select place, asked.member_id, asked.currency, change.wallet, brand, kind, reference, amount, change.effect, related, vendor, game, round,
        round_closed, account.balance + sum(change.effect) over (partition by asked.member_id, asked.currency, change.wallet order by place) as after,
        coalesce(kind in ('bet', 'win') and (kind = 'win') = (related is not null) and change.wallet is not null and not account.limited
          and amount >= 0 and vendor is not null and game is not null and round is not null
          and asked.at is null and provider is null and fee is null and sender is null, false) as plain
      from rows from (jsonb_populate_recordset(null::wallet_movement, movements)) with ordinality
        as asked (member_id, brand, currency, kind, reference, amount, related, vendor, game, round, round_closed, at, wallet, provider, fee, sender, place)
      left join lateral (
        select bet.wallet from ledger_transactions bet
        where asked.kind = 'win' and bet.member_id = asked.member_id and bet.reference = asked.related
          and bet.kind = 'bet' and bet.outcome = 'posted' and bet.currency = asked.currency
          and not exists (select from ledger_transactions undo
            where undo.member_id = bet.member_id and undo.related = bet.reference and undo.kind = 'rollback' and undo.outcome = 'posted')
        limit 1
      ) bet on true
      cross join lateral (
        select case asked.kind when 'win' then bet.wallet else coalesce(asked.wallet, 'main') end as wallet,
          case asked.kind when 'win' then asked.amount else -asked.amount end as effect
      ) change
      left join lateral (
        select balance, limited from wallet_accounts known
        where known.member_id = asked.member_id and known.currency = asked.currency and known.wallet = change.wallet limit 1
      ) account on true
    ) line
  ) line where fits;
$$;

-- Posts them, but for those of members one of whose references is taken or comes twice; answers with what it posted.
create function wallet_post_lines(asked wallet_line[]) returns wallet_line[]
language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off as $$
declare
  lines wallet_line[] := asked;
  fresh text[];
  moment timestamptz := clock_timestamp();
begin
  with claimed as (
    insert into ledger_reference_owners select line.reference, line.member_id from unnest(lines) line on conflict do nothing returning reference
  ) select array_agg(reference) into fresh from claimed;
  if coalesce(cardinality(fresh), 0) < cardinality(lines) then
    lines := array(
      select line from unnest(lines) line
      where line.member_id not in (
        select taken.member_id from unnest(lines) taken
        where taken.reference <> all (coalesce(fresh, '{}')) or (select count(*) from unnest(lines) other where other.reference = taken.reference) > 1));
  end if;
  update wallet_accounts account set balance = line.balance
    from unnest(lines) line
    where line.last and account.member_id = line.member_id and account.currency = line.currency and account.wallet = line.wallet;
  insert into ledger_transactions (member_id, reference, id, kind, outcome, currency, wallet, amount, effect, balance, related, vendor, game, round, at)
    select line.member_id, line.reference, line.id, line.kind, 'posted', line.currency, line.wallet, line.amount, line.effect, line.balance,
      line.related, line.vendor, line.game, line.round, moment
    from unnest(lines) line;
  insert into ledger_entries (member_id, transaction_id, leg, account, currency, amount, at)
    select line.member_id, line.id, leg, case leg when 0 then 'member' else 'games' end, line.currency,
      case leg when 0 then line.effect else -line.effect end, moment
    from unnest(lines) line cross join (values (0), (1)) legs (leg)
    where line.effect <> 0;
  insert into game_rounds as known (member_id, vendor, round, brand, game, currency, bets, wins, closed, opened_at, moved_at)
    select line.member_id, line.vendor, line.round, (array_agg(line.brand order by line.place))[1], (array_agg(line.game order by line.place))[1],
      (array_agg(line.currency order by line.place))[1], coalesce(sum(line.amount) filter (where line.kind = 'bet'), 0),
      coalesce(sum(line.amount) filter (where line.kind = 'win'), 0), coalesce(bool_or(line.round_closed), false), moment, moment
    from unnest(lines) line group by line.member_id, line.vendor, line.round
    on conflict (member_id, vendor, round) do update
      set bets = known.bets + excluded.bets, wins = known.wins + excluded.wins, closed = known.closed or excluded.closed, moved_at = moment;
  return lines;
end $$;

-- Posts movements that have nothing to do with one another in one transaction; `place` says which of them an answer is for, from one on.
create function wallet_post_together(movements jsonb)
returns table (place integer, outcome text, balance bigint, effect bigint, repeated boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lines wallet_line[];
  left_over jsonb;
  places integer[];
begin
  if exists (select from ledger_freezes where lifted_at is null) then
    raise exception 'the ledger is frozen' using errcode = 'LF001';
  end if;
  -- All wallets that may move, in one order: two batches never wait for one another.
  perform from wallet_accounts
    where member_id = any (array(select (movement ->> 'member_id')::bigint from jsonb_array_elements(movements) movement))
    order by member_id, currency, wallet for update;
  lines := wallet_post_lines(coalesce(wallet_plain_lines(movements), '{}'));
  return query select line.place, 'posted', line.balance, line.effect, false from unnest(lines) line;
  if cardinality(lines) = jsonb_array_length(movements) then
    return;
  end if;
  select jsonb_agg(movement order by movement ->> 'member_id', nth), array_agg(nth order by movement ->> 'member_id', nth) into left_over, places
    from jsonb_array_elements(movements) with ordinality as every (movement, nth)
    where nth <> all (array(select line.place from unnest(lines) line));
  return query select places[posting.nth], posting.outcome, posting.balance, posting.effect, posting.repeated
    from wallet_post(left_over) with ordinality as posting (member_id, outcome, balance, effect, repeated, nth);
end $$;

revoke execute on function wallet_plain_lines(jsonb), wallet_post_lines(wallet_line[]), wallet_post_together(jsonb) from public;
grant execute on function wallet_post_together(jsonb) to pavilion_app;
