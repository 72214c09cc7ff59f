-- Asked after it was changed: marks the wallets, and reads from the ledger what counts.
create or replace function play_limits_changed(member bigint) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  now_limited boolean := play_is_limited(member);
begin
  if now_limited = wallets_are_limited(member) then
    return;
  end if;
  perform limit_wallets(member, now_limited);
  delete from member_spend where member_id = member;
  if not now_limited then
    return;
  end if;
  insert into member_spend (member_id, currency, hour, stakes, payouts)
    select member, currency, date_trunc('hour', at, 'UTC'),
      coalesce(sum(amount) filter (where kind = 'bet'), 0), coalesce(sum(amount) filter (where kind = 'win'), 0)
    from ledger_lines moved
    where member_id = member and outcome = 'posted' and kind in ('bet', 'win') and at > now() - interval '31 days'
      and not exists (select from ledger_lines undo
        where undo.member_id = member and undo.related = moved.reference and undo.kind = 'rollback' and undo.outcome = 'posted')
    group by currency, date_trunc('hour', at, 'UTC');
end $$;

revoke execute on function play_limits_changed from public, pavilion_app;
grant execute on function play_limits_changed to pavilion_app;
