-- Approves or rejects a redemption, once. Outcome: `done`, `unknown` or `closed`.
create or replace function points_decide(of_brand text, wanted uuid, to_status text, who text, why text) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked points_redemptions;
  held bigint;
begin
  select * into asked from points_redemptions where id = wanted and brand = of_brand for update;
  if not found then
    return 'unknown';
  end if;
  if asked.status <> 'in_process' then
    return 'closed';
  end if;
  update points_redemptions set status = to_status, decided_by = who, decided_at = now(), decision = why where id = asked.id;
  if to_status = 'rejected' then
    update points_accounts set balance = balance + asked.points where member_id = asked.member_id returning balance into held;
    insert into points_entries (member_id, kind, change, balance, subject, at)
      values (asked.member_id, 'return', asked.points, held, asked.goods_id, now());
    update points_goods set stock = stock + asked.quantity where brand = asked.brand and id = asked.goods_id;
  end if;
  return 'done';
end $$;

revoke execute on function points_decide from public, pavilion_app;
grant execute on function points_decide to pavilion_app;
