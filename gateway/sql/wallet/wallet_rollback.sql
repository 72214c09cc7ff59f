-- Takes back a bet or a win, once, whatever the rollback is called, also after the end of its round. A bet that was paid stays until its
-- win is taken back; a rollback that names another round or game than its bet or win has takes back nothing.
create or replace function wallet_rollback(asked wallet_movement) returns wallet_posting language plpgsql as $$
declare
  m wallet_movement := asked;
  target ledger_transactions;
  repeated wallet_posting;
  held bigint;
  counted boolean;
  change bigint := 0;
  takes boolean;
  outcome text;
begin
  insert into wallet_accounts (member_id, currency, wallet, brand, balance) values (m.member_id, m.currency, m.wallet, m.brand, 0) on conflict do nothing;
  select balance, limited into held, counted
    from wallet_accounts where member_id = m.member_id and currency = m.currency and wallet = m.wallet for update;
  select * into target from ledger_transactions where member_id = m.member_id and reference = m.related;
  m.amount := case target.outcome when 'posted' then target.amount else 0 end;
  repeated := wallet_repeat(m);
  if repeated is not null then
    return repeated;
  end if;
  if target.reference is null and not wallet_bar(m, held) then
    select * into target from ledger_transactions where member_id = m.member_id and reference = m.related;
    if not found then
      return row(m.member_id, 'unknown', held, 0, false)::wallet_posting;
    end if;
  end if;
  if target.kind not in ('bet', 'win') or target.currency <> m.currency
    or target.outcome <> 'barred' and (coalesce(m.round, target.round), coalesce(m.game, target.game)) is distinct from (target.round, target.game) then
    return row(m.member_id, 'unknown', held, 0, false)::wallet_posting;
  end if;
  takes := coalesce(target.outcome = 'posted', false) and not wallet_undone(m, m.related);
  outcome := case when takes then 'posted' else 'void' end;
  if takes then
    if target.kind = 'bet' and wallet_paid(m, m.related) then
      return row(m.member_id, 'unknown', held, 0, false)::wallet_posting;
    end if;
    change := case target.kind when 'bet' then target.amount else -target.amount end;
    if held + change < 0 then
      return row(m.member_id, 'short', held, 0, false)::wallet_posting;
    end if;
    if held + change > wallet_ceiling() then
      return row(m.member_id, 'excess', held, 0, false)::wallet_posting;
    end if;
    update wallet_accounts set balance = held + change, version = version + 1 where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
  end if;
  if not wallet_claim(m, outcome, change, held + change, 'games') then
    update wallet_accounts set balance = held, version = version - 1 where member_id = m.member_id and currency = m.currency and wallet = m.wallet;
    return wallet_claimed_before(m);
  end if;
  if takes then
    update game_rounds
      set bets = bets - case target.kind when 'bet' then change else 0 end,
        wins = wins + case target.kind when 'win' then change else 0 end,
        closed = closed or coalesce(m.round_closed, false),
        moved_at = coalesce(m.at, clock_timestamp())
      where member_id = m.member_id and vendor = m.vendor and round = target.round;
    if counted then
      -- As if it had never been: it goes out of the hour it came in.
      perform play_spends(m, target.at, least(-change, 0), least(change, 0));
    end if;
  end if;
  return row(m.member_id, outcome, held + change, change, false)::wallet_posting;
end $$;

revoke execute on function wallet_rollback from public, pavilion_app;
