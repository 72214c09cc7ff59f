-- needs: wallet_undone
-- A posted bet of the same round and game that nobody took back.
create or replace function wallet_open_bet(m wallet_movement) returns boolean language sql stable as $$
  select exists (
    select from ledger_transactions
    where member_id = m.member_id and reference = m.related and kind = 'bet' and outcome = 'posted' and currency = m.currency
      and (vendor, game, round) is not distinct from (m.vendor, m.game, m.round))
    and not wallet_undone(m, m.related);
$$;

revoke execute on function wallet_open_bet from public, pavilion_app;
