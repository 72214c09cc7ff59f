import type { BonusCostQuestion, BonusOfferChange, BonusOfferCost } from '@pavilion/api/staff';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { bonusAdminStore } from './admin-store';
import { fromContribution, toContribution } from './contribution';
import type { GameFacts } from './game-facts';
import { costOf } from './offer-cost';
import { toOfferTerms } from './offer-lines';
import type { OfferRow } from './tables';

/** An offer that somebody decided on. */
export interface OfferDecision {
  brand: string;
  code: string;
  wanted: BonusOfferChange;
  who: string;
  /** What two operators agreed a perfect player may keep, in hundredths of a per cent of the bonus. */
  agreedGain?: number;
}

/** Writes offers, and none that is on and by which players gain more than was agreed to. */
export interface OfferWriter {
  costOfChange(brand: string, wanted: BonusCostQuestion): Promise<BonusOfferCost>;
  /** @throws DomainError `bonuses.invalid`, `bonuses.player_gains`, `bonuses.conflict` */
  write(trx: Database, decision: OfferDecision): Promise<void>;
}

interface WriterDependencies {
  audit: Audit;
  readFacts: (brand: string) => Promise<GameFacts>;
}

export function createOfferWriter({ audit, readFacts }: WriterDependencies): OfferWriter {
  const costOfChange = async (brand: string, { cap, wagerTimes, contribution }: BonusCostQuestion) =>
    costOf({ cap: BigInt(cap), wagerTimes, contribution: toContribution(contribution) }, await readFacts(brand));
  /** A game that comes later would count for an offer whose cost was computed without it. */
  const assertKnownGames = async (brand: string, { contribution }: BonusOfferChange) => {
    const facts = await readFacts(brand);
    if (Object.keys(toContribution(contribution).games).some((key) => !facts.has(key)))
      throw new DomainError('bonuses.invalid', { fields: { contribution: 'bonuses.invalid' } });
  };
  return {
    costOfChange,
    async write(trx, { brand, code, wanted, who, agreedGain }) {
      assertInOrder(wanted);
      const store = bonusAdminStore(trx);
      const before = await store.offer(brand, code, true);
      const kept = before && isSameMoney(before, wanted) && isWithin(before, wanted) ? before.accepted_gain : 0;
      const accepted = agreedGain ?? kept;
      await assertKnownGames(brand, wanted);
      const { gainShare } = await costOfChange(brand, wanted);
      if (wanted.enabled && gainShare > accepted)
        throw new DomainError('bonuses.player_gains', { details: { gain: (gainShare / 100).toFixed(2) } });
      const after = await (wanted.version === 0
        ? store.add(brand, code, wanted, accepted)
        : store.change(brand, code, wanted, accepted));
      if (!after) throw new DomainError('bonuses.conflict');
      const facts = { ...(before && { before: toOfferTerms(before) }), after: toOfferTerms(after) };
      await audit.append(trx, { who, brand, reason: wanted.reason, action: 'bonuses.offer-changed', ...facts });
    },
  };
}

function assertInOrder({ validFrom, validUntil }: BonusOfferChange): void {
  if (validFrom !== null && validUntil !== null && Date.parse(validFrom) >= Date.parse(validUntil))
    throw new DomainError('bonuses.invalid', { fields: { validUntil: 'bonuses.invalid' } });
}

/** What was agreed to holds for the terms it was agreed for. */
function isSameMoney(before: OfferRow, wanted: BonusOfferChange): boolean {
  const known = toOfferTerms(before);
  const keys = ['percent', 'cap', 'least', 'firstOnly', 'wagerTimes', 'days', 'largestBetPercent'] as const;
  return (
    keys.every((key) => known[key] === wanted[key]) &&
    isDeepStrictEqual(known.uses, wanted.uses) &&
    isDeepStrictEqual(fromContribution(toContribution(wanted.contribution)), known.contribution)
  );
}

/** It holds for the time it was agreed for, and ends when somebody switches the offer off. */
function isWithin({ enabled, valid_from, valid_until }: OfferRow, wanted: BonusOfferChange): boolean {
  const from = wanted.validFrom === null ? -Infinity : Date.parse(wanted.validFrom);
  const until = wanted.validUntil === null ? Infinity : Date.parse(wanted.validUntil);
  return enabled && from >= (valid_from?.getTime() ?? -Infinity) && until <= (valid_until?.getTime() ?? Infinity);
}
