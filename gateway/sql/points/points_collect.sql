-- Counts what the member's ledger holds beyond the last count, and answers the balance. A member's ids are given out under the lock of
-- their wallet, so whoever sees one sees all smaller ones: nothing is counted twice or passed over.
create or replace function points_collect(whose bigint) returns bigint
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account points_accounts;
  rate points_rates;
  per_day record;
  earned bigint;
begin
  insert into points_accounts (member_id, brand)
    select member.id, member.brand from member_directory member join points_rates on points_rates.brand = member.brand where member.id = whose and type <> 4
    on conflict do nothing;
  select * into account from points_accounts where member_id = whose for update;
  if not found then
    return null;
  end if;
  select * into rate from points_rates where brand = account.brand;
  for per_day in
    select max(claim.at) as at, max(claim.id) as newest,
      coalesce(sum(claim.effect) filter (where kind = 'deposit'), 0) as deposits,
      coalesce(-sum(claim.effect) filter (where kind = 'bet' or kind = 'rollback' and claim.effect > 0), 0) as bets
    from ledger_legs entry
      join ledger_lines claim on claim.member_id = entry.member_id and claim.at = entry.at and claim.id = entry.transaction_id
      join brand_clocks brand on brand.code = account.brand and brand.currency = entry.currency
    where entry.member_id = whose and entry.transaction_id > account.counted and entry.leg = 0
    group by (claim.at at time zone brand.time_zone)::date
    order by 1
  loop
    account.counted := greatest(account.counted, per_day.newest);
    account.deposit_rest := account.deposit_rest + per_day.deposits;
    account.bet_rest := account.bet_rest + per_day.bets;
    earned := greatest(0, account.deposit_rest / rate.deposit_per_point);
    if earned > 0 then
      account.deposit_rest := account.deposit_rest - earned * rate.deposit_per_point;
      account.balance := account.balance + earned;
      insert into points_entries (member_id, kind, change, balance, at) values (whose, 'deposit', earned, account.balance, per_day.at);
    end if;
    -- Rounded down, so that bets that were taken back take their points with them; what is spent already is owed by the next bets.
    earned := greatest(-account.balance, floor(account.bet_rest::numeric / rate.bet_per_point)::bigint);
    if earned <> 0 then
      account.bet_rest := account.bet_rest - earned * rate.bet_per_point;
      account.balance := account.balance + earned;
      insert into points_entries (member_id, kind, change, balance, at) values (whose, 'bet', earned, account.balance, per_day.at);
    end if;
  end loop;
  update points_accounts set balance = account.balance, counted = account.counted,
    deposit_rest = account.deposit_rest, bet_rest = account.bet_rest where member_id = whose;
  return account.balance;
end $$;

revoke execute on function points_collect from public, pavilion_app;
grant execute on function points_collect to pavilion_app;
