import { randomUUID } from 'node:crypto';
import type { PromotionKind, PromotionRequest, PromotionRuleChange } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Audit, StaffAction } from '../../control/audit';
import { secondPerson } from '../../control/operators';
import { requestStore } from './store';
import type { RequestRow, RuleName } from './tables';
import { toWireRequest } from './wire';
import type { RuleWriter } from './write-rule';

/** Versions by which players gain: one operator asks, another agrees. Each step is in the audit log. */
export interface RuleRequests {
  /** Within a transaction when `on` is one. */
  open(brand: string, kind: PromotionKind, on?: Database): Promise<PromotionRequest[]>;
  /** @throws DomainError `promotions.invalid` when no player gains by it, `promotions.conflict` while another one waits */
  request(rule: RuleName, wanted: PromotionRuleChange, who: string): Promise<PromotionRequest>;
  /** Answers what it was about. @throws DomainError `request.not_found`, `promotions.request_closed`, `.second_operator_required`, `.player_gains`, `.conflict` */
  approve(action: StaffAction): Promise<RuleName>;
  /** Whoever asked may take it back this way. @throws DomainError `request.not_found`, `promotions.request_closed` */
  reject(action: StaffAction): Promise<RuleName>;
}

export function createRuleRequests(db: Database, { audit, writer }: { audit: Audit; writer: RuleWriter }): RuleRequests {
  const held = async (trx: Database, { brand, id }: StaffAction): Promise<RequestRow> => {
    const row = await requestStore(trx).hold(brand, id);
    if (!row) throw new DomainError('request.not_found');
    if (row.state !== 'requested') throw new DomainError('promotions.request_closed');
    return row;
  };
  return {
    open: async (brand, kind, on = db) => (await requestStore(on).open(brand, kind)).map(toWireRequest),
    async request(rule, wanted, who) {
      const { gainShare } = await writer.costOf(rule, wanted.terms);
      if (gainShare <= 0) throw new DomainError('promotions.invalid');
      return db.transaction().execute(async (trx) => {
        const row = await requestStore(trx).insert({ ...rule, id: randomUUID(), wanted, gain: gainShare, requested_by: who });
        if (!row) throw new DomainError('promotions.conflict');
        const { brand } = rule;
        await audit.append(trx, { who, brand, reason: wanted.reason, action: 'promotions.rule-requested', after: factsOf(row) });
        return toWireRequest(row);
      });
    },
    approve: (action) =>
      db.transaction().execute(async (trx) => {
        const row = await held(trx, action);
        const { who, brand, reason } = action;
        await secondPerson(trx, { who, beside: [row.requested_by], refusal: 'promotions.second_operator_required' });
        await writer.write(trx, { rule: nameOf(row), wanted: { ...row.wanted, reason }, who, agreedGain: row.gain });
        await requestStore(trx).decide(row.id, 'approved', who);
        await audit.append(trx, { who, brand, reason, action: 'promotions.rule-approved', after: factsOf(row) });
        return row;
      }),
    reject: (action) =>
      db.transaction().execute(async (trx) => {
        const row = await held(trx, action);
        const { who, brand, reason } = action;
        await requestStore(trx).decide(row.id, 'rejected', who);
        await audit.append(trx, { who, brand, reason, action: 'promotions.rule-rejected', after: factsOf(row) });
        return row;
      }),
  };
}

function factsOf({ id, kind, code, gain, requested_by }: RequestRow) {
  return { id, kind, rule: code, gainShare: gain, requestedBy: requested_by };
}

function nameOf({ brand, kind, code }: RequestRow): RuleName {
  return { brand, kind, code };
}
