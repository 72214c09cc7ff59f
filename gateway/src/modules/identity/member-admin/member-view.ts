import { isTrial } from '@pavilion/api/member-types';
import type { MemberView } from '@pavilion/api/staff';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { maskRecipient, type Outbox } from '../../control/outbox';
import type { Members } from '../members';
import { lineOf, toWireOrigin } from './member-lines';
import { memberAdminStore } from './store';

interface Dependencies {
  members: Pick<Members, 'byId' | 'byPublicId' | 'birthday' | 'waitingBirthday' | 'contacts' | 'origin'>;
  outbox: Pick<Outbox, 'canSend'>;
}

/** Everything that operators see of one member. */
export function createMemberView(db: Database, { members, outbox }: Dependencies) {
  const store = memberAdminStore(db);
  return async (brand: string, publicId: string): Promise<MemberView> => {
    const [[row], member] = await Promise.all([store.byPublicId(brand, publicId), members.byPublicId(brand, publicId)]);
    if (!row || !member) throw new DomainError('request.not_found');
    const { id, uplineId } = member;
    const [{ mail, phone }, birthday, waiting, lock, origin, upline, sessions] = await Promise.all([
      members.contacts(brand, id),
      members.birthday(brand, id),
      members.waitingBirthday(brand, id),
      store.lockOf(id),
      members.origin(brand, id),
      uplineId === undefined ? undefined : members.byId(brand, uplineId),
      store.sessionsOf(id),
    ]);
    return {
      ...lineOf(row),
      upline: upline?.account ?? null,
      contacts: { mail: mail ? maskRecipient(mail) : null, phone: phone ? maskRecipient(phone) : null },
      birthday: readBy(birthday),
      waitingBirthday: readBy(waiting),
      sessions: sessions.map(({ device, network, created_at, seen_at }) => ({
        device,
        network,
        signedInAt: created_at.toISOString(),
        seenAt: seen_at.toISOString(),
      })),
      origin: origin ? toWireOrigin(origin) : null,
      lock: lock ? { reason: lock.reason, who: lock.who, at: lock.locked_at.toISOString() } : null,
      recoverable: Boolean(mail) && row.status === 'active' && !isTrial(row.type) && outbox.canSend('mail'),
    };
  };
}

function readBy(date: { who: string; at: Date } | undefined): { who: string; at: string } | null {
  return date ? { who: date.who, at: date.at.toISOString() } : null;
}
