import { randomUUID } from 'node:crypto';
import type { SegmentChange, SegmentRequest, TagChange } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import { secondPerson } from '../../control/operators';
import { assertPossible } from './check-rule';
import { idsOf, type MemberTags } from './member-tags';
import type { SegmentFacts } from './segment-facts';
import type { SegmentUses } from './segment-uses';
import { segmentRequestStore } from './store';
import type { SegmentRequestRow } from './tables';
import { toSegmentRequest } from './wire';
import type { SegmentDecision, SegmentWriter } from './write-segment';

/** What decides about money: one operator asks, another agrees. Each step is in the audit log. */
export interface SegmentRequests {
  open(brand: string): Promise<SegmentRequest[]>;
  /** @throws DomainError `segments.invalid` when one operator may do it alone, `segments.conflict` while another one waits */
  ask(decision: SegmentDecision): Promise<void>;
  /** @throws DomainError as `ask`, and `segments.unknown_accounts` */
  askForTag(brand: string, wanted: TagChange, who: string): Promise<void>;
  /** @throws DomainError `request.not_found`, `segments.request_closed`, `.second_operator_required`, `.conflict`, `.unknown_accounts` */
  approve(action: StaffAction): Promise<void>;
  /** Whoever asked may take it back this way. @throws DomainError `request.not_found`, `segments.request_closed` */
  reject(action: StaffAction): Promise<void>;
}

interface Dependencies {
  audit: Audit;
  facts: SegmentFacts;
  tags: MemberTags;
  uses: SegmentUses;
  writer: SegmentWriter;
}

type Asked = Pick<SegmentRequestRow, 'brand' | 'kind' | 'code' | 'wanted'> & { who: string };

export function createSegmentRequests(db: Database, { audit, facts, tags, uses, writer }: Dependencies): SegmentRequests {
  const ask = async ({ who, ...asked }: Asked) =>
    db.transaction().execute(async (trx) => {
      const row = await segmentRequestStore(trx).insert({ ...asked, id: randomUUID(), requested_by: who });
      if (!row) throw new DomainError('segments.conflict');
      const { brand } = asked;
      await audit.append(trx, { who, brand, reason: row.wanted.reason, action: 'segments.requested', after: factsOf(row) });
    });
  const grant = async (trx: Database, { kind, brand, code, wanted }: SegmentRequestRow, { who, reason }: StaffAction) => {
    if (kind === 'tag') await tags.change(trx, { brand, wanted: { ...(wanted as TagChange), reason }, who }, true);
    else await writer.write(trx, { brand, code, wanted: { ...(wanted as SegmentChange), reason }, who }, true);
  };
  return {
    open: async (brand) => (await segmentRequestStore(db).open(brand)).map(toSegmentRequest),
    async ask(decision) {
      assertPossible(decision.wanted.rule, facts);
      if (!(await writer.needsTwo(db, decision))) throw new DomainError('segments.invalid');
      await ask({ kind: 'segment', ...decision });
    },
    async askForTag(brand, wanted, who) {
      if (!(await uses.givesByTag(db, brand, wanted.tag))) throw new DomainError('segments.invalid');
      await idsOf(db, brand, wanted.accounts);
      await ask({ kind: 'tag', brand, code: wanted.tag, wanted, who });
    },
    approve: (action) =>
      db.transaction().execute(async (trx) => {
        const row = await held(trx, action);
        const { who, brand, reason } = action;
        await secondPerson(trx, { who, beside: [row.requested_by], refusal: 'segments.second_operator_required' });
        await segmentRequestStore(trx).decide(row.id, 'approved', who);
        await grant(trx, row, action);
        await audit.append(trx, { who, brand, reason, action: 'segments.approved', after: factsOf(row) });
      }),
    reject: (action) =>
      db.transaction().execute(async (trx) => {
        const row = await held(trx, action);
        const { who, brand, reason } = action;
        await segmentRequestStore(trx).decide(row.id, 'rejected', who);
        await audit.append(trx, { who, brand, reason, action: 'segments.rejected', after: factsOf(row) });
      }),
  };
}

async function held(trx: Database, { brand, id }: StaffAction): Promise<SegmentRequestRow> {
  const row = await segmentRequestStore(trx).hold(brand, id);
  if (!row) throw new DomainError('request.not_found');
  if (row.state !== 'requested') throw new DomainError('segments.request_closed');
  return row;
}

function factsOf({ id, kind, code, requested_by }: SegmentRequestRow) {
  return { id, kind, code, requestedBy: requested_by };
}
