import type { SegmentCondition, SegmentRule } from '@pavilion/api/staff';
import { type RawBuilder, sql } from 'kysely';
import { assertPossible, isGroup } from './check-rule';
import type { FactScope, SegmentFacts } from './segment-facts';

type Sql = RawBuilder<unknown>;

/**
 * `from … where …` of the members of a brand who are in a segment, as `member` with the columns of `member_directory`. Whatever the rule says is a parameter, never
 * text of the statement. Each fact is one query, joined once: over all members it is added up in one go, and of one member only theirs is read.
 *
 * @throws DomainError `segments.invalid`
 */
export function membersIn(rule: SegmentRule, facts: SegmentFacts, scope: FactScope): Sql {
  assertPossible(rule, facts);
  const joined = createJoins(facts, scope);
  const holds = ruleHolds(rule, joined.valueOf, scope);
  return sql`${membersOf(scope, joined.all())} and ${holds}`;
}

/** Those who can be in a segment: who plays for money and may come in. */
export function membersOf({ brand }: Pick<FactScope, 'brand'>, joins: readonly Sql[] = []): Sql {
  const tables = sql.join([sql`member_directory member`, ...joins], sql` `);
  return sql`from ${tables} where member.brand = ${brand} and member.type <> 4 and member.status = 'active'`;
}

type ValueOf = (condition: SegmentCondition) => Sql;

function createJoins(facts: SegmentFacts, scope: FactScope) {
  const joins = new Map<string, { join: Sql; value: Sql }>();
  const valueOf: ValueOf = (condition) => {
    const days = 'value' in condition && 'days' in condition ? condition.days : null;
    const key = `${condition.fact} ${String(days)}`;
    const known = joins.get(key);
    if (known) return known.value;
    const fact = facts.find(condition.fact);
    if (fact && 'expression' in fact) return fact.expression(scope);
    const alias = `fact_${joins.size}`;
    const values = fact?.values(scope, days);
    const join = sql`left join (${values}) as ${sql.id(alias)} on ${sql.id(alias, 'member_id')} = member.id`;
    const value = sql.id(alias, 'value');
    joins.set(key, { join, value });
    return value;
  };
  return { valueOf, all: () => [...joins.values()].map(({ join }) => join) };
}

function ruleHolds({ match, of }: SegmentRule, valueOf: ValueOf, scope: FactScope): Sql {
  const parts = of.map((each) =>
    isGroup(each) ? ruleHolds(each, valueOf, scope) : sql`coalesce(${conditionHolds(each, valueOf(each), scope)}, false)`,
  );
  if (match === 'all') return sql`(${sql.join(parts, sql` and `)})`;
  const any = sql`(${sql.join(parts, sql` or `)})`;
  return match === 'any' ? any : sql`(not ${any})`;
}

function conditionHolds(condition: SegmentCondition, value: Sql, { today }: FactScope): Sql {
  switch (condition.op) {
    case 'one-of':
      return sql`${value} = any(${condition.values}::text[])`;
    case 'any-of':
      return sql`${value} && ${condition.values}::text[]`;
    case 'all-of':
      return sql`${value} @> ${condition.values}::text[]`;
    case 'at-least':
      return sql`coalesce(${value}, 0) >= ${condition.value}::bigint`;
    case 'at-most':
      return sql`coalesce(${value}, 0) <= ${condition.value}::bigint`;
    case 'exactly':
      return sql`coalesce(${value}, 0) = ${condition.value}::bigint`;
    case 'within':
      return sql`${value} > ${today}::date - ${condition.days}::int`;
    case 'before':
      return sql`${value} <= ${today}::date - ${condition.days}::int`;
    case 'is':
      return sql`coalesce(${value}, false) = ${condition.value}::boolean`;
  }
}
