-- needs: counted_day_figures, brand_clocks
-- Begins a period, once, with everything in it that is counted already.
create or replace function board_open(of_brand text, of_code text, by_rule bigint, by_terms jsonb, first date, last date)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  opened bigint;
begin
  perform from board_reading for update;
  if exists (select from board_periods where brand = of_brand and code = of_code and counts_until >= first) then
    return;
  end if;
  insert into board_periods (brand, code, rule_id, terms, counts_from, counts_until, ends_at)
    select of_brand, of_code, by_rule, by_terms, first, last, (last + 1)::timestamp at time zone clock.time_zone
    from brand_clocks clock where clock.code = of_brand
    returning id into opened;
  perform board_recount(opened, (
    select array_agg(distinct figure.member_id) from counted_day_figures figure
    where figure.brand = of_brand and figure.day between first and last
  ));
end $$;

revoke execute on function board_open from public, pavilion_app;
grant execute on function board_open to pavilion_app;
