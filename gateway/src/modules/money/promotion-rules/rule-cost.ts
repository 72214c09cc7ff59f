import type { PromotionCost, PromotionKind, PromotionTerms } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { type GameFact, type GameFacts, shareOf } from '../bonuses';
import type { StoredCounting } from './counting-kind';
import type { RuleKinds } from './rule-kind';
import { ruleStore } from './store';
import type { RuleName, RuleRow } from './tables';

const WHOLE = 10_000;
const PER_CENT = 100;
/** What a unit that counts has to cost on average, in hundredths of a per cent: all that is ever given for it has to stay below. */
export const LEAST_LOSS = 250;

/** A rule as it would be, to be priced. `terms` are as they are kept. */
export interface PricedRule extends RuleName {
  terms: object;
}

/**
 * What a rule costs against a player who plays as well as can be. For what counts, that is the least that a unit loses over all games: a stake loses the
 * house's edge of its game on average, and counts at most by the share of its game. For what is given, it is what all rules of the brand that are on, now or
 * later, or by which something still runs, give together for one unit. What two operators agreed to beyond that is theirs, and takes nothing from the others.
 */
export async function costOfRule(
  db: Database,
  { kinds, facts }: { kinds: RuleKinds; facts: GameFacts },
  rule: PricedRule,
): Promise<PromotionCost> {
  const rows = await givingRows(db, kinds, rule.brand);
  const others = givenBy(rows, kinds, rule);
  if (rule.kind === 'counting') {
    const cost = leastLoss(rule.terms, facts);
    return { ...cost, own: 0, together: others, withoutPlay: false, gainShare: LEAST_LOSS - cost.loss };
  }
  const { perUnit: own, withoutPlay } = givingOf(rule, kinds);
  // Switching counting off makes nothing cheaper: it would give nothing meanwhile, and all of it afterwards.
  const counted = rows.filter(({ kind }) => kind === 'counting').map(({ terms }) => leastLoss(terms, facts).loss);
  const loss = Math.min(LEAST_LOSS, ...counted);
  const beyond = Math.max(Math.min(own + others - loss, WHOLE), gainBeside(rows, kinds, rule, facts) ?? -WHOLE);
  return { loss, own, together: own + others, withoutPlay, game: null, gainShare: withoutPlay ? Math.max(beyond, 1) : beyond };
}

/** The versions of a brand by which something is given now or later: those that hold or will, and those by which something still runs. */
export async function givingRows(db: Database, kinds: RuleKinds, brand: string): Promise<RuleRow[]> {
  const store = ruleStore(db);
  const current = await store.current(brand);
  const known = new Set(current.map(({ id }) => id));
  const others = (await kinds.running(db, brand)).filter((id) => !known.has(id));
  return [...current, ...(others.length > 0 ? await store.byIds(others) : [])];
}

/** What the rules of a brand give for a unit together, at most, without the one that is named. */
export function givenBy(rows: readonly RuleRow[], kinds: RuleKinds, except?: RuleName): number {
  const most = new Map<string, number>();
  for (const row of rows) {
    if (!row.enabled || row.kind === 'counting' || (row.kind === except?.kind && row.code === except.code)) continue;
    const key = `${row.kind} ${row.code}`;
    const { perUnit } = givingOf(row, kinds);
    most.set(key, Math.max(most.get(key) ?? 0, perUnit - row.accepted_gain));
  }
  return [...most.values()].reduce((sum, share) => sum + share, 0);
}

/** What the rules of a brand give back of a stake, by its game: for as much of it as counts by any rule of counting that holds or will. */
export function returnsBy(rows: readonly RuleRow[], kinds: RuleKinds): (game: GameFact) => number {
  const given = givenBy(rows, kinds);
  const counted = rows.filter(({ kind }) => kind === 'counting').map(({ terms }) => (terms as StoredCounting).contribution);
  return (game) => Math.ceil((given * Math.max(0, ...counted.map((contribution) => shareOf(contribution, game)))) / PER_CENT);
}

function givingOf({ kind, terms }: { kind: PromotionKind; terms: object }, kinds: RuleKinds) {
  const { gives, toWire } = kinds.of(kind);
  return gives(toWire ? toWire(terms) : (terms as PromotionTerms));
}

/** What a player keeps of what has to be staked first, beside all that is given for the same stakes. */
function gainBeside(rows: readonly RuleRow[], kinds: RuleKinds, { kind, terms }: PricedRule, facts: GameFacts): number | undefined {
  const { gainOf, toWire } = kinds.of(kind);
  if (!gainOf) return undefined;
  const backOf = returnsBy(rows, kinds);
  const beside = new Map([...facts].map(([key, fact]) => [key, { ...fact, back: backOf(fact) }]));
  return Math.min(WHOLE, gainOf(toWire ? toWire(terms) : terms, beside));
}

function leastLoss(terms: object, facts: GameFacts): Pick<PromotionCost, 'loss' | 'game'> {
  const { contribution } = terms as StoredCounting;
  let best: { fact: GameFact; share: number; loss: number } | undefined;
  for (const fact of facts.values()) {
    const share = shareOf(contribution, fact);
    if (share === 0) continue;
    const loss = Math.floor(((WHOLE - fact.rtp) * PER_CENT) / share);
    if (!best || loss < best.loss || (loss === best.loss && fact.code < best.fact.code)) best = { fact, share, loss };
  }
  if (!best) return { loss: WHOLE, game: null };
  const { fact, share, loss } = best;
  const { vendor, code, rtp } = fact;
  return { loss, game: { vendor, code, name: { bn: fact.name_bn, en: fact.name }, share, rtp } };
}
