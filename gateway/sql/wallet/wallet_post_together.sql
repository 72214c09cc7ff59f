-- Posts movements that have nothing to do with one another in one transaction; `place` says which of them an answer is for, from one on.
create or replace function wallet_post_together(movements jsonb)
returns table (place integer, outcome text, balance bigint, effect bigint, repeated boolean, wallet text, version bigint)
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
  perform from wallet_accounts account
    where account.member_id = any (array(select (movement ->> 'member_id')::bigint from jsonb_array_elements(movements) movement))
    order by account.member_id, account.currency, account.wallet for update;
  lines := wallet_post_lines(coalesce(wallet_plain_lines(movements), '{}'));
  return query select line.place, 'posted', line.balance, line.effect, false, line.wallet, case when line.effect <> 0 then line.version end
    from unnest(lines) line;
  if cardinality(lines) = jsonb_array_length(movements) then
    return;
  end if;
  select jsonb_agg(movement order by movement ->> 'member_id', nth), array_agg(nth order by movement ->> 'member_id', nth) into left_over, places
    from jsonb_array_elements(movements) with ordinality as every (movement, nth)
    where nth <> all (array(select line.place from unnest(lines) line));
  return query select places[posting.nth], posting.outcome, posting.balance, posting.effect, posting.repeated, posting.wallet,
      posting.version
    from wallet_post(left_over) with ordinality as posting (member_id, outcome, balance, effect, repeated, wallet, version, nth);
end $$;

revoke execute on function wallet_post_together from public, pavilion_app;
grant execute on function wallet_post_together to pavilion_app;
