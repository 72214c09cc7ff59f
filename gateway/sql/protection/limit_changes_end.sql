-- A change of a limit ends once, and within its time.
create or replace function limit_changes_end() returns trigger language plpgsql as $$
begin
  if old.state <> 'pending' then
    raise exception 'the change of a limit has ended' using errcode = 'check_violation';
  end if;
  if new.state = 'confirmed' and not (new.due_at <= now() and now() < new.lapses_at) or new.state = 'lapsed' and now() < new.lapses_at then
    raise exception 'a change of a limit cannot be % now', new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
