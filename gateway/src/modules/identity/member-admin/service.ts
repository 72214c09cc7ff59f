import type { MemberLines, MemberSearch, MemberView } from '@pavilion/api/staff';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Audit, StaffAction } from '../../control/audit';
import type { Auth } from '../auth';
import type { Brands } from '../../control/brands';
import type { Member, Members } from '../members';
import type { Outbox } from '../../control/outbox';
import type { Verification } from '../verification';
import { confirmBirthday, withdrawBirthday } from './birthday-actions';
import { setMemberLock } from './lock-member';
import { lineOf } from './member-lines';
import { createMemberView } from './member-view';
import { memberAdminStore } from './store';

/** Members as operators look after them, by their public ids. Every action is in the audit log; nothing here shows a password or how to reach a person. */
export interface MemberAdmin {
  /** @throws DomainError `verification.phone_invalid`, `verification.country_refused` for a number that is none here */
  search(brand: string, asked: MemberSearch): Promise<MemberLines>;
  /** @throws DomainError `request.not_found` */
  view(brand: string, id: string): Promise<MemberView>;
  /** Locks, which ends every session, or takes the lock off. @throws DomainError `request.not_found`, `members.already`, `members.closed` */
  setLock(input: StaffAction, locked: boolean): Promise<MemberView>;
  /**
   * Keeps the date of birth that the operator read from a document; one by which the member would be older than was confirmed waits for a second operator.
   *
   * @throws DomainError `request.not_found`, `member.birthday_refused`, `member.second_operator_required`
   */
  confirmBirthday(input: StaffAction, birthday: string): Promise<MemberView>;
  /** Takes the date of birth back, confirmed for the wrong member or asked for by them. @throws DomainError `request.not_found` when there is none */
  withdrawBirthday(input: StaffAction): Promise<MemberView>;
  /** Sends the member a link to a new password. @throws DomainError `request.not_found`, `members.unreachable` */
  sendRecovery(input: StaffAction): Promise<void>;
  /** @throws DomainError `request.not_found` */
  signOut(input: StaffAction): Promise<void>;
}

type Birthdays = 'birthday' | 'waitingBirthday' | 'confirmBirthday' | 'withdrawBirthday';

export interface MemberAdminDependencies {
  audit: Audit;
  auth: Pick<Auth, 'endSessions' | 'recovery'>;
  brands: Pick<Brands, 'byCode'>;
  members: Pick<Members, 'byId' | 'byPublicId' | 'byPhone' | Birthdays | 'contacts' | 'origin'>;
  outbox: Pick<Outbox, 'canSend'>;
  verification: Pick<Verification, 'phoneOf'>;
}

const PAGE = 30;

export function createMemberAdmin({ db, config }: Pick<Platform, 'db' | 'config'>, needs: MemberAdminDependencies): MemberAdmin {
  const { audit, auth, brands, members, outbox, verification } = needs;
  const store = memberAdminStore(db);
  const view = createMemberView(db, needs);
  const found = async (brand: string, id: string): Promise<Member> => {
    const member = await members.byPublicId(brand, id);
    if (!member) throw new DomainError('request.not_found');
    return member;
  };
  const record = ({ brand, id, who, reason }: StaffAction, account: string, action: string) =>
    db.transaction().execute((trx) => audit.append(trx, { who, reason, action, brand, after: { id, account } }));
  return {
    view,
    async search(brand, asked) {
      if ('account' in asked) {
        const rows = await store.beginningWith(brand, asked.account.trim(), asked.after, PAGE + 1);
        const shown = rows.slice(0, PAGE);
        return { list: shown.map(lineOf), next: rows.length > PAGE ? (shown.at(-1)?.account ?? null) : null };
      }
      if ('reference' in asked) return { list: (await store.ofPayment(brand, asked.reference.trim())).map(lineOf), next: null };
      const id = 'id' in asked ? asked.id : (await members.byPhone(brand, await verification.phoneOf(brand, asked)))?.publicId;
      return { list: id === undefined ? [] : (await store.byPublicId(brand, id)).map(lineOf), next: null };
    },
    async setLock(input, locked) {
      const memberId = await setMemberLock(db, audit, input, locked);
      if (locked) await auth.endSessions(input.brand, memberId);
      return view(input.brand, input.id);
    },
    async confirmBirthday(input, day) {
      await confirmBirthday(db, needs, input, { member: await found(input.brand, input.id), day });
      return view(input.brand, input.id);
    },
    async withdrawBirthday(input) {
      await withdrawBirthday(db, needs, input, await found(input.brand, input.id));
      return view(input.brand, input.id);
    },
    async sendRecovery(input) {
      const member = await found(input.brand, input.id);
      const brand = brands.byCode(input.brand);
      if (!brand) throw new DomainError('request.not_found');
      const sent =
        outbox.canSend('mail') && (await auth.recovery.sendLink(brand, member, linkContextFor(brand, config.publicOrigin)));
      if (!sent) throw new DomainError('members.unreachable');
      await record(input, member.account, 'members.recovery-sent');
    },
    async signOut(input) {
      const member = await found(input.brand, input.id);
      await auth.endSessions(input.brand, member.id);
      await record(input, member.account, 'members.signed-out');
    },
  };
}

/** The brand's own site, behind the port and protocol that ours has: nobody asked from there, so no request says it. */
function linkContextFor({ hosts, defaultLocale }: Brand, publicOrigin: string) {
  const origin = new URL(publicOrigin);
  if (hosts[0]) origin.hostname = hosts[0];
  return { origin: origin.origin, locale: defaultLocale };
}
