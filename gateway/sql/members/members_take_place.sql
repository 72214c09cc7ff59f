-- A member's place in the tree follows from the upline, whoever inserts. Moving a team rewrites many paths and is refused here.
create or replace function members_take_place() returns trigger language plpgsql as $$
declare above members;
begin
  if tg_op = 'UPDATE' then
    if new.upline_id is distinct from old.upline_id or new.brand <> old.brand then
      raise exception 'a member stays where they registered' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select * into above from members where id = new.upline_id and brand = new.brand;
  new.path := coalesce(above.path, '/') || new.id || '/';
  new.depth := coalesce(above.depth + 1, 0);
  return new;
end $$;
