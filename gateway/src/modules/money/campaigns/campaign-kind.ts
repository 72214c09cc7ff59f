import type { CampaignTerms, CampaignTrigger, LevelTerms, MissionTerms } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { costOf, type GameFacts, gameKey, toContribution } from '../bonuses';
import type { PromotionRules, RuleKind } from '../promotion-rules';
import type { Segments } from '../segments';
import { returnOf, stakesOf } from './rounds-gift';

interface KindDependencies {
  segments: Pick<Segments, 'assertKnown'>;
  promotionRules: Pick<PromotionRules, 'current' | 'versions'>;
}

/**
 * What campaigns bring waits until it is staked, as what deposits bring does: each costs what its stakes lose, and gives nothing for units that count elsewhere. What a
 * trigger asks for costs nothing here: play that a mission or a rank took is paid for by these already.
 */
export function campaignKind({ segments, promotionRules }: KindDependencies): RuleKind<CampaignTerms> {
  return {
    kind: 'campaign',
    // Rounds are the member's without any stake of theirs.
    gives: ({ gives }) => ({ perUnit: 0, withoutPlay: gives.kind === 'freeRounds' }),
    gainOf: (terms, facts) => gainOf(terms, facts),
    async assertPossible({ brand }, terms, { facts, trx }) {
      const { groups, gives, segment, contribution } = terms;
      const triggers = groups.flatMap((group) => group.triggers);
      if (gives.kind === 'deposit' && !isAlwaysWithDeposit(groups)) throw impossible('gives');
      if (gives.kind === 'cashback' && triggers.some(({ on }) => on === 'by-hand')) throw impossible('gives');
      if (gives.kind === 'freeRounds' && gives.games.some((code) => !facts.has(gameKey({ ...gives, code }))))
        throw impossible('gives');
      // What rounds win is their member's at once, all of it: a limit would be told, and hold nothing.
      if (gives.kind === 'freeRounds' && terms.largestConversion !== undefined) throw impossible('largestConversion');
      if (hasTwice(triggers)) throw impossible('groups');
      if (Object.keys(toContribution(contribution).games).some((key) => !facts.has(key))) throw impossible('contribution');
      if (segment !== null) await segments.assertKnown(trx, brand, segment);
      if (!(await areKnown(triggers, promotionRules, { brand, trx }))) throw impossible('groups');
    },
  };
}

/** What a player who plays as well as can be keeps of each bonus, in hundredths of a per cent. */
export function gainOf({ gives, wagerTimes, contribution }: CampaignTerms, facts: GameFacts): number {
  if (gives.kind === 'freeRounds') return returnOf(gives, facts);
  return costOf({ cap: mostOf(gives), wagerTimes, contribution: toContribution(contribution) }, facts).gainShare;
}

/** The most that one claim brings; of rounds, their stakes. */
export function mostOf(gives: CampaignTerms['gives']): bigint {
  if (gives.kind === 'freeRounds') return stakesOf(gives);
  return BigInt(gives.kind === 'fixed' ? gives.amount : gives.cap);
}

/** A share of a deposit needs one, whatever else has to happen. */
function isAlwaysWithDeposit(groups: CampaignTerms['groups']): boolean {
  return groups.some(({ need, triggers }) =>
    need === 'all' ? triggers.some(({ on }) => on === 'deposit') : triggers.every(({ on }) => on === 'deposit'),
  );
}

/** One code that is typed, or one gift by hand, opens a campaign: two of a kind would be met by the same. */
function hasTwice(triggers: readonly CampaignTrigger[]): boolean {
  return (['promo-code', 'by-hand'] as const).some((kind) => triggers.filter(({ on }) => on === kind).length > 1);
}

/** Missions and ranks that the brand has, had or will have: what was switched off meanwhile keeps nobody from switching off a campaign. */
async function areKnown(
  triggers: readonly CampaignTrigger[],
  { versions, current }: KindDependencies['promotionRules'],
  { brand, trx }: { brand: string; trx: Database },
): Promise<boolean> {
  const named = triggers.flatMap((trigger) => (trigger.on === 'mission' && trigger.code !== null ? [trigger.code] : []));
  const ranks = triggers.flatMap((trigger) => (trigger.on === 'level' ? [trigger.rank] : []));
  const ofKind = async <Terms extends object>(kind: 'mission' | 'level') => [
    ...(await versions<Terms>(brand, kind, trx)),
    ...(await current<Terms>(trx, brand, kind)),
  ];
  const missions = named.length > 0 ? await ofKind<MissionTerms>('mission') : [];
  const ladders = ranks.length > 0 ? await ofKind<LevelTerms>('level') : [];
  return (
    named.every((code) => missions.some((mission) => mission.code === code)) &&
    ranks.every((rank) => ladders.some(({ terms }) => terms.ranks.length > rank))
  );
}

function impossible(field: string): DomainError {
  return new DomainError('promotions.invalid', { fields: { [`terms.${field}`]: 'promotions.invalid' } });
}
