import { isDeepStrictEqual } from 'node:util';
import type { SegmentChange } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit } from '../../control/audit';
import { assertPossible } from './check-rule';
import type { SegmentFacts } from './segment-facts';
import type { SegmentUses } from './segment-uses';
import { segmentStore } from './store';
import { toSegmentLine } from './wire';

/** A version that somebody decided on. */
export interface SegmentDecision {
  brand: string;
  code: string;
  wanted: SegmentChange;
  who: string;
}

/** Writes versions of segments, and none by which somebody else is given something unless two operators agreed. */
export interface SegmentWriter {
  /** Whether one operator alone may not. */
  needsTwo(db: Database, decision: SegmentDecision): Promise<boolean>;
  /** @throws DomainError `segments.invalid`, `segments.conflict`, `segments.decides_about_money` unless it is `agreed` */
  write(trx: Database, decision: SegmentDecision, agreed: boolean): Promise<void>;
}

export function createSegmentWriter({
  audit,
  facts,
  uses,
}: {
  audit: Audit;
  facts: SegmentFacts;
  uses: SegmentUses;
}): SegmentWriter {
  /** One operator may always switch it off, and call it something else. */
  const needsTwo = async (db: Database, { brand, code, wanted }: SegmentDecision) => {
    if (!wanted.enabled) return false;
    const before = await segmentStore(db).latestOf(brand, code);
    if (before?.enabled && isDeepStrictEqual(before.rule, wanted.rule)) return false;
    return uses.givesBy(db, brand, code);
  };
  return {
    needsTwo,
    async write(trx, decision, agreed) {
      const { brand, code, wanted, who } = decision;
      assertPossible(wanted.rule, facts);
      const store = segmentStore(trx);
      await store.holdBrand(brand);
      const before = await store.latestOf(brand, code);
      if ((before?.version ?? 0) !== wanted.version) throw new DomainError('segments.conflict');
      if (!agreed && (await needsTwo(trx, decision))) throw new DomainError('segments.decides_about_money');
      const { name, rule, enabled, reason } = wanted;
      const after = await store.insert({ brand, code, version: wanted.version + 1, name, rule, enabled, written_by: who });
      const lines = { ...(before && { before: toSegmentLine(before) }), after: toSegmentLine(after) };
      await audit.append(trx, { who, brand, reason, action: 'segments.changed', ...lines });
    },
  };
}
