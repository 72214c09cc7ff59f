-- Spends points on goods, at most once per key. Outcome: `done`, `repeated`, `unknown`, `reused`, `insufficient` or `out_of_stock`.
create or replace function points_redeem(whose bigint, wanted text, many integer, use_key text, address bytea,
  out outcome text, out redemption uuid, out held bigint)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  goods points_goods;
  known points_redemptions;
  cost bigint;
begin
  -- Nothing moves in their wallets meanwhile: no bet is taken back between counting its points and asking whether its round is open.
  perform from points_rates rate join brand_clocks brand on brand.code = rate.brand join member_directory member on member.brand = rate.brand and member.id = whose,
    hold_wallets(array[whose], brand.currency);
  held := points_collect(whose);
  if held is null then
    outcome := 'unknown';
    return;
  end if;
  select * into known from points_redemptions where member_id = whose and key = use_key;
  if found then
    redemption := known.id;
    outcome := case when (known.goods_id, known.quantity) = (wanted, many) then 'repeated' else 'reused' end;
    return;
  end if;
  select points_goods.* into goods from points_goods join points_accounts using (brand) where member_id = whose and id = wanted;
  if not found then
    outcome := 'unknown';
    return;
  end if;
  cost := goods.points * many;
  -- Points of a bet go with it when its round is taken back, so they are not spent before it is over.
  if held - points_waiting(whose) < cost then
    outcome := 'insufficient';
    return;
  end if;
  -- The stock itself decides; what was read above may be of a moment ago.
  update points_goods set stock = stock - many where brand = goods.brand and id = goods.id and stock >= many;
  if not found then
    outcome := 'out_of_stock';
    return;
  end if;
  held := held - cost;
  update points_accounts set balance = held where member_id = whose;
  insert into points_redemptions (member_id, brand, goods_id, quantity, points, sealed, key, at)
    values (whose, goods.brand, wanted, many, cost, address, use_key, now()) returning id into redemption;
  insert into points_entries (member_id, kind, change, balance, subject, at) values (whose, 'redeem', -cost, held, wanted, now());
  outcome := 'done';
end $$;

revoke execute on function points_redeem from public, pavilion_app;
grant execute on function points_redeem to pavilion_app;
