import type { RebateClaimRequest } from '@pavilion/api/rebates';
import { formatMinor } from '@pavilion/money';
import { DomainError } from '../../../platform/errors';
import type { Awards } from '../awards';
import { readDays, type RebateMember } from './member-days';
import { offerOf } from './rebate-day';
import type { RebateRules } from './rebate-rules';
import { claimStore } from './store';
import type { ClaimRow } from './tables';

/** Pays days for the sum that was shown, in one transaction. Whoever calls has had everything counted and the days noted. */
export function createDayClaims({ rules, awards }: { rules: RebateRules; awards: Awards }) {
  return async (
    { brand, memberId }: RebateMember,
    asked: RebateClaimRequest,
    { today, known }: { today: string; known: Iterable<bigint> },
  ): Promise<ClaimRow> => {
    const versions = await rules.versions(known);
    const days = asked.days.toSorted();
    return awards.transaction(async (trx) => {
      const store = claimStore(trx);
      await store.hold(memberId);
      const offer = offerOf(await readDays(trx, memberId, { rules: versions, today }), (day) => days.includes(day));
      if (offer.gross === 0n) {
        const same = await store.sameClaim(memberId, days, BigInt(asked.sum));
        if (same) return same;
        throw new DomainError('rebates.nothing');
      }
      if (offer.sum !== BigInt(asked.sum)) {
        const sum = formatMinor(offer.sum, { symbol: brand.currencySymbol, locale: 'en' });
        throw new DomainError('rebates.changed', { details: { sum } });
      }
      const id = await store.addClaim(memberId, { ...offer, days });
      const award = { memberId, brand: brand.code, currency: brand.currency, amount: offer.sum, source: 'rebate' } as const;
      // All of it may be made good, and then nothing is paid.
      if (offer.sum > 0n && (await awards.give(trx, { ...award, reference: String(id) })) === 'barred')
        throw new DomainError('rebates.barred');
      return store.claim(memberId, id);
    });
  };
}
