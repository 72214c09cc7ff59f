import type { MemberKind, MemberLine, MemberLines, MemberSearch, MemberView } from '@pavilion/api/staff';
import { isAgent, isTrial } from '@pavilion/api/member-types';
import { DomainError } from '../../../platform/errors';
import type { Brand, Operator } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../../control/audit';
import type { Auth } from '../auth';
import type { Brands } from '../../control/brands';
import type { Member, Members, RegistrationOrigin } from '../members';
import { maskRecipient, type Outbox } from '../../control/outbox';
import type { Verification } from '../verification';
import { memberAdminStore, type MemberRow } from './store';

/** What somebody does to a member, and why. */
export interface StaffAction {
  brand: string;
  /** The member's public id. */
  id: string;
  who: Operator['name'];
  reason: string;
}

/** Members as operators look after them. Every action is in the audit log; nothing here shows a password or how to reach a person. */
export interface MemberAdmin {
  /** @throws DomainError `verification.phone_invalid`, `verification.country_refused` for a number that is none here */
  search(brand: string, asked: MemberSearch): Promise<MemberLines>;
  /** @throws DomainError `request.not_found` */
  view(brand: string, id: string): Promise<MemberView>;
  /** Locks, which ends every session, or takes the lock off. @throws DomainError `request.not_found`, `members.already`, `members.closed` */
  setLock(input: StaffAction, locked: boolean): Promise<MemberView>;
  /** Sends the member a link to a new password. @throws DomainError `request.not_found`, `members.unreachable` */
  sendRecovery(input: StaffAction): Promise<void>;
  /** @throws DomainError `request.not_found` */
  signOut(input: StaffAction): Promise<void>;
}

export interface MemberAdminDependencies {
  audit: Audit;
  auth: Pick<Auth, 'endSessions' | 'recovery'>;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byId' | 'byPublicId' | 'byPhone' | 'contacts' | 'origin'>;
  outbox: Pick<Outbox, 'canSend'>;
  verification: Pick<Verification, 'phoneOf'>;
}

const PAGE = 30;

export function createMemberAdmin({ db, config }: Pick<Platform, 'db' | 'config'>, needs: MemberAdminDependencies): MemberAdmin {
  const { audit, auth, brands, members, outbox, verification } = needs;
  const store = memberAdminStore(db);
  const found = async (brand: string, id: string): Promise<Member> => {
    const member = await members.byPublicId(brand, id);
    if (!member) throw new DomainError('request.not_found');
    return member;
  };
  const remember = ({ brand, id, who, reason }: StaffAction, account: string, action: string) =>
    db.transaction().execute((trx) => audit.append(trx, { who, reason, action, brand, after: { id, account } }));
  const view = async (brand: string, id: string): Promise<MemberView> => {
    const [row] = await store.byPublicId(brand, id);
    const member = await found(brand, id);
    if (!row) throw new DomainError('request.not_found');
    const { mail, phone } = await members.contacts(brand, row.id);
    const lock = await store.lockOf(row.id);
    const origin = await members.origin(brand, row.id);
    return {
      ...lineOf(row),
      upline: member.uplineId === undefined ? null : ((await members.byId(brand, member.uplineId))?.account ?? null),
      contacts: { mail: mail ? maskRecipient(mail) : null, phone: phone ? maskRecipient(phone) : null },
      sessions: (await store.sessionsOf(row.id)).map(({ device, network, created_at, seen_at }) => ({
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
  return {
    view,
    async search(brand, asked) {
      if ('account' in asked) {
        const rows = await store.beginningWith(brand, asked.account.trim(), asked.after, PAGE + 1);
        const shown = rows.slice(0, PAGE);
        return { list: shown.map(lineOf), next: rows.length > PAGE ? (shown.at(-1)?.account ?? null) : null };
      }
      const id = 'id' in asked ? asked.id : (await members.byPhone(brand, await verification.phoneOf(brand, asked)))?.publicId;
      return { list: id === undefined ? [] : (await store.byPublicId(brand, id)).map(lineOf), next: null };
    },
    async setLock({ brand, id, who, reason }, locked) {
      const memberId = await db.transaction().execute(async (trx) => {
        const within = memberAdminStore(trx);
        const member = await within.lock(brand, id);
        if (!member) throw new DomainError('request.not_found');
        if (member.status === 'closed') throw new DomainError('members.closed');
        if ((member.status === 'locked') === locked) throw new DomainError('members.already');
        await within.setStatus(member.id, locked ? 'locked' : 'active');
        await within.clearLock(member.id);
        if (locked) await within.recordLock({ member_id: member.id, brand, reason, who });
        const action = locked ? 'members.locked' : 'members.unlocked';
        await audit.append(trx, { who, reason, action, brand, after: { id, account: member.account } });
        return member.id;
      });
      if (locked) await auth.endSessions(brand, memberId);
      return view(brand, id);
    },
    async sendRecovery(input) {
      const member = await found(input.brand, input.id);
      const brand = brands.byCode(input.brand);
      if (!brand) throw new DomainError('request.not_found');
      const sent =
        outbox.canSend('mail') && (await auth.recovery.sendLink(brand, member, linkContextFor(brand, config.publicOrigin)));
      if (!sent) throw new DomainError('members.unreachable');
      await remember(input, member.account, 'members.recovery-sent');
    },
    async signOut(input) {
      const member = await found(input.brand, input.id);
      await auth.endSessions(input.brand, member.id);
      await remember(input, member.account, 'members.signed-out');
    },
  };
}

/** The brand's own site, behind the port and protocol that ours has: nobody asked from there, so no request says it. */
function linkContextFor({ hosts, defaultLocale }: Brand, publicOrigin: string) {
  const origin = new URL(publicOrigin);
  if (hosts[0]) origin.hostname = hosts[0];
  return { origin: origin.origin, locale: defaultLocale };
}

function lineOf({ public_id, account, nickname, type, status, registered_at, last_sign_in_at }: MemberRow): MemberLine {
  return {
    account,
    nickname,
    status,
    id: public_id,
    kind: kindOf(type),
    registeredAt: registered_at.toISOString(),
    lastSignInAt: last_sign_in_at?.toISOString() ?? null,
  };
}

function toWireOrigin({
  way,
  page,
  domain,
  device,
  affiliateCode,
  referralCode,
}: RegistrationOrigin): NonNullable<MemberView['origin']> {
  return {
    way,
    page: page ?? null,
    domain: domain ?? null,
    device: device ?? null,
    affiliateCode: affiliateCode ?? null,
    referralCode: referralCode ?? null,
  };
}

function kindOf(type: number): MemberKind {
  if (isTrial(type)) return 'trial';
  return isAgent(type) ? 'agent' : 'member';
}
