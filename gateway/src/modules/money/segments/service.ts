import type { SegmentChange, SegmentCount, SegmentRule, SegmentsValue, TagChange, TagOutcome } from '@pavilion/api/staff';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Brands } from '../../control/brands';
import type { Members } from '../../identity/members';
import { isPossible } from './check-rule';
import { membersIn } from './compile-rule';
import { createCount } from './count-members';
import { memberFacts } from './member-facts';
import { createMemberTags, type MemberTags } from './member-tags';
import { createSegmentFacts, type SegmentFact } from './segment-facts';
import { createSegmentRequests, type SegmentRequests } from './segment-requests';
import { scopeOf } from './segment-scope';
import { createSegmentUses, type FindSegmentUses } from './segment-uses';
import { segmentStore } from './store';
import { toSegmentLine } from './wire';
import { createSegmentWriter } from './write-segment';

/** Whom something is for: rules over what is known of members, in versions. Decision 106. */
export interface Segments {
  /**
   * The version by which a member is in a segment now, undefined when they are not in it. Whoever gives something by it asks within the transaction that gives, and
   * keeps the version with what was given. Play and deposits are those counted so far: call `countedPlay.catchUp()` before the transaction.
   *
   * @throws DomainError `segments.unknown`
   */
  has(trx: Database, brand: string, code: string, memberId: string): Promise<number | undefined>;
  /** The codes of all segments that a member is in now: for what is shown, not for what is given. */
  matching(memberId: string, brand: string): Promise<string[]>;
  /**
   * Within the transaction that writes where it is used. No tag or rule that it decides by is changed by one operator alone while that transaction runs, nor
   * afterwards when what was written gives.
   *
   * @throws DomainError `segments.unknown` when the brand has no segment of this code
   */
  assertKnown(trx: Database, brand: string, code: string): Promise<void>;
  /** A module that uses segments says where; once, when it is made. */
  addUses(find: FindSegmentUses): void;
  /** A module that knows something of members; once, when it is made. */
  addFact(fact: SegmentFact): void;
  /** All segments with their uses, what waits for a second operator, and what may be asked. */
  overview(brand: string): Promise<SegmentsValue>;
  /** Who would be in it. @throws DomainError `segments.invalid`, `segments.too_slow` */
  count(brand: string, rule: SegmentRule): Promise<SegmentCount>;
  /** Writes the next version. @throws DomainError `segments.invalid`, `segments.conflict`, `segments.decides_about_money` */
  write(brand: string, code: string, wanted: SegmentChange, who: string): Promise<void>;
  /** Gives members a tag or takes it. @throws DomainError `segments.unknown_accounts`, `segments.decides_about_money` */
  tag(brand: string, wanted: TagChange, who: string): Promise<TagOutcome>;
  tagsOf: MemberTags['of'];
  requests: SegmentRequests;
}

interface Dependencies {
  audit: Audit;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byPublicId'>;
}

export function createSegments({ db }: Pick<Platform, 'db'>, { audit, brands, members }: Dependencies): Segments {
  const facts = createSegmentFacts();
  for (const fact of memberFacts(db)) facts.add(fact);
  const uses = createSegmentUses();
  const writer = createSegmentWriter({ audit, facts, uses });
  const tags = createMemberTags(db, { audit, members, uses });
  const requests = createSegmentRequests(db, { audit, facts, tags, uses, writer });
  const count = createCount(db, facts);
  const inRule = (rule: SegmentRule, brand: string, memberId: string) =>
    sql`${membersIn(rule, facts, scopeOf(brands, brand))} and member.id = ${memberId}::bigint`;
  return {
    requests,
    addUses: uses.add,
    addFact: facts.add,
    tagsOf: tags.of,
    async has(trx, brand, code, memberId) {
      const segment = await segmentStore(trx).latestOf(brand, code);
      if (!segment) throw new DomainError('segments.unknown');
      if (!segment.enabled) return undefined;
      const { rows } = await sql`select member.id ${inRule(segment.rule, brand, memberId)}`.execute(trx);
      return rows.length > 0 ? segment.version : undefined;
    },
    async matching(memberId, brand) {
      const segments = (await segmentStore(db).latest(brand)).filter(({ enabled, rule }) => enabled && isPossible(rule, facts));
      if (segments.length === 0) return [];
      const each = segments.map(
        ({ code, rule }) => sql`select ${code}::text as code where exists (select ${inRule(rule, brand, memberId)})`,
      );
      const { rows } = await sql<{ code: string }>`${sql.join(each, sql` union all `)}`.execute(db);
      return rows.map(({ code }) => code);
    },
    async assertKnown(trx, brand, code) {
      await segmentStore(trx).holdBrand(brand);
      if (!(await segmentStore(trx).latestOf(brand, code))) throw new DomainError('segments.unknown');
    },
    count: (brand, rule) => count(rule, scopeOf(brands, brand)),
    write: (brand, code, wanted, who) => db.transaction().execute((trx) => writer.write(trx, { brand, code, wanted, who }, false)),
    tag: (brand, wanted, who) => db.transaction().execute((trx) => tags.change(trx, { brand, wanted, who }, false)),
    async overview(brand) {
      const [latest, waiting, lines] = await Promise.all([
        segmentStore(db).latest(brand),
        requests.open(brand),
        Promise.all(
          facts.all().map(async ({ key, type, lastDays, money, choices }) => {
            return { key, type, lastDays, money, choices: (await choices?.(brand)) ?? [] };
          }),
        ),
      ]);
      const segments = await Promise.all(
        latest.map(async ({ code }) => {
          const versions = await segmentStore(db).versionsOf(brand, code);
          return { code, versions: versions.map(toSegmentLine), uses: await uses.of(db, brand, code) };
        }),
      );
      return { currency: brands.byCode(brand)?.currency ?? '', segments, requests: waiting, facts: lines };
    },
  };
}
