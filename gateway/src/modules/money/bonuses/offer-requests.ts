import { randomUUID } from 'node:crypto';
import type { BonusOfferChange, BonusOfferRequest } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { wireFields } from '../../../platform/wire';
import type { Audit, StaffAction } from '../../control/audit';
import { secondPerson } from '../../control/operators';
import { offerRequestStore } from './offer-request-store';
import type { OfferRequestRow } from './tables';
import type { OfferWriter } from './write-offer';

/** Offers by which players gain in the long run: one operator asks, another agrees. Each step is in the audit log. */
export interface OfferRequests {
  open(brand: string): Promise<BonusOfferRequest[]>;
  /** @throws DomainError `bonuses.invalid` when no player gains by it, `bonuses.conflict` while another one waits */
  request(brand: string, code: string, wanted: BonusOfferChange, who: string): Promise<BonusOfferRequest>;
  /** @throws DomainError `request.not_found`, `bonuses.request_closed`, `bonuses.second_operator_required`, `bonuses.player_gains`, `bonuses.conflict` */
  approve(action: StaffAction): Promise<void>;
  /** Whoever asked may take it back this way. @throws DomainError `request.not_found`, `bonuses.request_closed` */
  reject(action: StaffAction): Promise<void>;
}

export function createOfferRequests(db: Database, { audit, writer }: { audit: Audit; writer: OfferWriter }): OfferRequests {
  const held = async (trx: Database, { brand, id }: StaffAction): Promise<OfferRequestRow> => {
    const row = await offerRequestStore(trx).hold(brand, id);
    if (!row) throw new DomainError('request.not_found');
    if (row.state !== 'requested') throw new DomainError('bonuses.request_closed');
    return row;
  };
  return {
    open: async (brand) => (await offerRequestStore(db).open(brand)).map(toWireRequest),
    async request(brand, code, wanted, who) {
      const { gainShare } = await writer.costOfChange(brand, wanted);
      if (gainShare <= 0) throw new DomainError('bonuses.invalid');
      const asked = { id: randomUUID(), brand, code, wanted, gain: gainShare, requested_by: who };
      return db.transaction().execute(async (trx) => {
        const row = await offerRequestStore(trx).insert(asked);
        if (!row) throw new DomainError('bonuses.conflict');
        await audit.append(trx, { who, brand, reason: wanted.reason, action: 'bonuses.offer-requested', after: auditFacts(row) });
        return toWireRequest(row);
      });
    },
    approve: (action) =>
      db.transaction().execute(async (trx) => {
        const row = await held(trx, action);
        const { who, brand, reason } = action;
        await secondPerson(trx, { who, beside: [row.requested_by], refusal: 'bonuses.second_operator_required' });
        await writer.write(trx, { brand, code: row.code, wanted: { ...row.wanted, reason }, who, agreedGain: row.gain });
        await offerRequestStore(trx).decide(row.id, 'approved', who);
        await audit.append(trx, { who, brand, reason, action: 'bonuses.offer-approved', after: auditFacts(row) });
      }),
    reject: (action) =>
      db.transaction().execute(async (trx) => {
        const row = await held(trx, action);
        const { who, brand, reason } = action;
        await offerRequestStore(trx).decide(row.id, 'rejected', who);
        await audit.append(trx, { who, brand, reason, action: 'bonuses.offer-rejected', after: auditFacts(row) });
      }),
  };
}

function toWireRequest(row: OfferRequestRow): BonusOfferRequest {
  return { ...wireFields(row, 'id', 'code', 'wanted', 'requested_by', 'requested_at'), gainShare: row.gain };
}

function auditFacts({ id, code, gain, requested_by }: OfferRequestRow) {
  return { id, offer: code, gainShare: gain, requestedBy: requested_by };
}
