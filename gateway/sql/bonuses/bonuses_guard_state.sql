-- What has ended stays as it ended, whoever asks.
create or replace function bonuses_guard_state() returns trigger language plpgsql as $$
begin
  if old.state <> 'active'
    or (new.id, new.brand, new.member_id, new.offer, new.deposit_id, new.currency, new.amount, new.wager_needed, new.given_at, new.until)
      <> (old.id, old.brand, old.member_id, old.offer, old.deposit_id, old.currency, old.amount, old.wager_needed, old.given_at, old.until) then
    raise exception 'bonus % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function bonuses_guard_state from public, pavilion_app;
