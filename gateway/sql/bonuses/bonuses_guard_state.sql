-- What has ended stays as it ended, whoever asks; of a freed one it is noted what was taken back since, and what of that was made good.
create or replace function bonuses_guard_state() returns trigger language plpgsql as $$
declare
  kept bonuses := new;
begin
  kept.wager_undone := old.wager_undone;
  kept.owed_settled := old.owed_settled;
  if old.state = 'released' and kept is not distinct from old then
    return new;
  end if;
  if old.state <> 'active'
    or (new.id, new.brand, new.member_id, new.offer, new.deposit_id, new.currency, new.amount, new.wager_needed, new.given_at, new.until)
      <> (old.id, old.brand, old.member_id, old.offer, old.deposit_id, old.currency, old.amount, old.wager_needed, old.given_at, old.until)
    or (new.contribution, new.campaign, new.segment_version, new.largest_conversion) is distinct from (old.contribution, old.campaign, old.segment_version, old.largest_conversion) then
    raise exception 'bonus % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function bonuses_guard_state from public, pavilion_app;
