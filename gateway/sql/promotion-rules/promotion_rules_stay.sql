-- A version stays as it was written; only its end is noted, once, and never in the past.
create or replace function promotion_rules_stay() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'valid_until' <> to_jsonb(old) - 'valid_until' or old.valid_until is not null or new.valid_until < now() then
    raise exception 'version % of the rule % stays as it is', old.version, old.code using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function promotion_rules_stay from public, pavilion_app;
