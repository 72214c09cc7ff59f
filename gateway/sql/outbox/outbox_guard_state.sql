-- A message leaves once: what was sent is not sent again, whoever asks.
create or replace function outbox_guard_state() returns trigger language plpgsql as $$
begin
  if old.state in ('sent', 'expired', 'withheld') and new.state <> old.state then
    raise exception 'message % is %', old.id, old.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
