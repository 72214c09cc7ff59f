-- What was played since the member's present ladder, and no rank's bonus was given for yet: what a rank brings is for that. Decision 105.
alter table level_members add column unspent_stake bigint not null default 0;

-- Whoever is on the way to a rank goes on as if they had begun it by this ladder.
update level_members member
  set unspent_stake = member.way_stake - (rule.terms -> 'ranks' -> member.rank::integer ->> 'stake')::bigint
  from promotion_rules rule
  where rule.id = member.rule_id and (rule.terms -> 'ranks' -> member.rank::integer ->> 'stake') is not null;
