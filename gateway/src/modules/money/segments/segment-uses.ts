import type { SegmentUse } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { asksForTag } from './check-rule';
import { segmentStore } from './store';

/** Where segments of a code are used, as one module says. Asked within the transaction that changes the segment. */
export type FindSegmentUses = (db: Database, brand: string, code: string) => Promise<SegmentUse[]>;

/** What is decided by segments. Modules say so themselves, because those above are not known here. */
export interface SegmentUses {
  add(find: FindSegmentUses): void;
  of(db: Database, brand: string, code: string): Promise<SegmentUse[]>;
  /** Whether members are given something by it. */
  givesBy(db: Database, brand: string, code: string): Promise<boolean>;
  /** Whether a segment by which members are given something asks about the tag. */
  givesByTag(db: Database, brand: string, tag: string): Promise<boolean>;
}

export function createSegmentUses(): SegmentUses {
  const finders: FindSegmentUses[] = [];
  const of = async (db: Database, brand: string, code: string) => {
    const found: SegmentUse[] = [];
    // One after another: within a transaction there is one connection.
    for (const find of finders) found.push(...(await find(db, brand, code)));
    return found;
  };
  const givesBy = async (db: Database, brand: string, code: string) => (await of(db, brand, code)).some(({ gives }) => gives);
  return {
    add: (find) => void finders.push(find),
    of,
    givesBy,
    async givesByTag(db, brand, tag) {
      // Also while it is off: whoever agrees to switch it on agrees to the members that it had.
      for (const { code, rule } of await segmentStore(db).latest(brand))
        if (asksForTag(rule, tag) && (await givesBy(db, brand, code))) return true;
      return false;
    },
  };
}
