-- Posts them, but for those of members one of whose references is taken or comes twice; answers with what it posted.
create or replace function wallet_post_lines(asked wallet_line[]) returns wallet_line[]
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
  update wallet_accounts account set balance = line.balance, version = line.version
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

revoke execute on function wallet_post_lines from public, pavilion_app;
