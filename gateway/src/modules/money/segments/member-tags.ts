import type { MemberTagsValue, TagChange, TagOutcome } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { wireFields } from '../../../platform/wire';
import type { Audit } from '../../control/audit';
import type { Members } from '../../identity/members';
import type { SegmentUses } from './segment-uses';
import { segmentStore } from './store';
import { tagStore } from './tag-store';

/** A tag that somebody decided to give, or to take. */
export interface TagDecision {
  brand: string;
  wanted: TagChange;
  who: string;
}

/** Marks that operators give members. Each change is in the audit log, with its reason and with all whom it is about. */
export interface MemberTags {
  /** Of a member, by their public id. @throws DomainError `request.not_found` */
  of(brand: string, publicId: string): Promise<MemberTagsValue>;
  /** @throws DomainError `segments.unknown_accounts`, of which nothing is changed then; `segments.decides_about_money` unless it is `agreed` */
  change(trx: Database, decision: TagDecision, agreed: boolean): Promise<TagOutcome>;
}

interface Dependencies {
  audit: Audit;
  members: Pick<Members, 'byPublicId'>;
  uses: SegmentUses;
}

export function createMemberTags(db: Database, { audit, members, uses }: Dependencies): MemberTags {
  return {
    async of(brand, publicId) {
      const member = await members.byPublicId(brand, publicId);
      if (!member) throw new DomainError('request.not_found');
      const [tags, known] = await Promise.all([tagStore(db).of(brand, member.id), tagStore(db).known(brand)]);
      return { tags: tags.map((row) => wireFields(row, 'tag', 'set_by', 'set_at')), known };
    },
    async change(trx, { brand, wanted, who }, agreed) {
      const { tag, give, accounts, reason } = wanted;
      await segmentStore(trx).holdBrand(brand);
      if (!agreed && (await uses.givesByTag(trx, brand, tag))) throw new DomainError('segments.decides_about_money');
      const ids = await idsOf(trx, brand, accounts);
      const store = tagStore(trx);
      const changed = await (give ? store.give(brand, tag, ids, who) : store.take(brand, tag, ids));
      const action = give ? 'segments.tag-given' : 'segments.tag-taken';
      await audit.append(trx, { who, brand, reason, action, after: { tag, accounts, changed } });
      return { changed };
    },
  };
}

/** So many of those that nobody has are named. */
const NAMED = 5;

/** @throws DomainError `segments.unknown_accounts` naming some of them: nobody wants half of a list */
export async function idsOf(db: Database, brand: string, accounts: readonly string[]): Promise<bigint[]> {
  const known = await tagStore(db).membersByAccount(brand, accounts);
  const unknown = accounts.filter((account) => !known.has(account.toLowerCase()));
  if (unknown.length > 0) {
    const details = { accounts: unknown.slice(0, NAMED).join(', '), count: unknown.length };
    throw new DomainError('segments.unknown_accounts', { details, fields: { accounts: 'segments.unknown_accounts' } });
  }
  return [...known.values()];
}
