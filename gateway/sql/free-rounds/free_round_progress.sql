-- needs: ledger_lines, round_results
-- How many rounds of a grant were played, those that were taken back left out, and what they paid. Both are read from the ledger, so nothing that happens there is missed.
create or replace view free_round_progress with (security_invoker = true) as
select known.id,
  (select count(*)::integer from free_round_bets bet
    where bet.grant_id = known.id and not exists (
      select from ledger_lines undo
      where undo.member_id = bet.member_id and undo.related = bet.reference and undo.kind = 'rollback' and undo.outcome = 'posted')) as played,
  (select coalesce(sum(result.wins), 0)::bigint
    from (select distinct member_id, vendor, round from free_round_bets where grant_id = known.id) bet
      join round_results result using (member_id, vendor, round)) as won
from free_rounds known;

revoke all on free_round_progress from public, pavilion_app;
grant select on free_round_progress to pavilion_app;
