-- published: withdrawals with the names of their methods, how they stand, what arrived and what the ledger gave back.
-- needs: ledger_lines
create or replace view withdrawal_facts with (security_invoker = true) as
select w.id, w.brand, w.member_id, w.method, m.name as method_name, w.provider, w.currency, w.amount, w.fee, w.paid, w.state, w.reason,
  w.requested_at, w.decided_at, w.sent_at, w.ended_at, w.reference,
  -- A payout that ended may still come back, whole or in part: who looks at it later sees that first.
  case
    when w.confirmation = 'returned' and coalesce(w.received, 0) = 0 then 'returned'
    when w.confirmation = 'returned' or w.state = 'failed' and w.paid > 0 then 'part-paid'
    else w.state
  end as status,
  case
    when w.confirmation in ('received', 'counted', 'forced') then w.amount - w.fee
    when w.confirmation in ('disputed', 'returned') then coalesce(w.received, 0)
    else w.paid
  end as arrived,
  (select coalesce(sum(line.effect), 0)::bigint from ledger_lines line
    where line.member_id = w.member_id and line.related = 'withdrawal:' || w.id and line.kind = 'withdrawal-return'
      and line.outcome = 'posted') as returned,
  (select max(line.at) from ledger_lines line
    where line.member_id = w.member_id and line.related = 'withdrawal:' || w.id and line.kind = 'withdrawal-return'
      and line.outcome = 'posted') as returned_at
from withdrawals w left join withdrawal_methods m on m.brand = w.brand and m.code = w.method;

revoke all on withdrawal_facts from public, pavilion_app;
grant select on withdrawal_facts to pavilion_app;
