-- Keeps a win for operators, once; a win of nothing waits without it. False when its reference stands for something else.
create or replace function held_win_keep(m wallet_movement, won bigint) returns boolean language plpgsql as $$
begin
  if m.amount > 0 then
    insert into held_wins (reference, brand, member_id, vendor, game, round, round_closed, related, currency, wallet, amount, cap, won)
      values (m.reference, m.brand, m.member_id, m.vendor, m.game, m.round, coalesce(m.round_closed, false), m.related, m.currency, m.wallet,
        m.amount, m.cap, held_win_keep.won)
      on conflict (reference) do nothing;
  end if;
  return not exists (
    select from held_wins kept
    where kept.reference = m.reference and (
      kept.state <> 'held'
      or (kept.member_id, kept.currency, kept.wallet, kept.amount) <> (m.member_id, m.currency, m.wallet, m.amount)
      or (kept.related, kept.vendor, kept.game, kept.round) is distinct from (m.related, m.vendor, m.game, m.round)));
end $$;

revoke execute on function held_win_keep from public, pavilion_app;
