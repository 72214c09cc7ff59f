-- A version stays as it was written; only its end is noted, once, and never in the past. The end is taken back where the version that was to follow was withdrawn, and no
-- other follows.
create or replace function promotion_rules_stay() returns trigger language plpgsql as $$
declare
  goes_on boolean := old.valid_until > now() and old.valid_until > old.valid_from and new.valid_until is null
    and exists (select from promotion_rules next where (next.brand, next.kind, next.code) = (old.brand, old.kind, old.code)
      and next.valid_from = old.valid_until and next.valid_until = next.valid_from)
    and not exists (select from promotion_rules other where (other.brand, other.kind, other.code) = (old.brand, old.kind, old.code)
      and other.valid_until is null);
begin
  if to_jsonb(new) - 'valid_until' <> to_jsonb(old) - 'valid_until' or new.valid_until < now()
    or (old.valid_until is not null and goes_on is not true) then
    raise exception 'version % of the rule % stays as it is', old.version, old.code using errcode = 'check_violation';
  end if;
  return new;
end $$;

revoke execute on function promotion_rules_stay from public, pavilion_app;
