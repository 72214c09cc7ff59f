import { createHash } from 'node:crypto';
import type { RegistrationRule, SignedIn } from '@pavilion/api/auth';
import type { PasswordResetMailBody, ResetPasswordByMobileBody, ResetPasswordBody } from '@pavilion/api/verification';
import { isTrial } from '@pavilion/api/member-types';
import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand, Caller } from '../../../platform/http';
import type { Member, Members, RecoveryMethod } from '../members';
import type { Audit } from '../../control/audit';
import type { Outbox } from '../../control/outbox';
import type { Verification } from '../verification';
import { type AddressRateLimit, addressLimits, consumeRateLimits, recipientLimits } from '../../../platform/rate-limits';
import type { SignInCompletion } from './sign-in-completion';
import { createAccountNotices, type TellMember } from './account-notices';
import { nameKey } from './attempt';
import type { AttemptLimit } from './attempt-limit';
import { isTooWeak } from '../../../platform/password-strength';
import { createPasswordLinks, LINK_MINUTES } from './password-links';
import { type RegistrationRules, matchesRule } from './registration-rules';
import type { Sessions } from './sessions';

/** Where a mail's link leads, and in which language it is written. */
export interface LinkContext {
  /** The site's own address as browsers reach it, without a path. */
  origin: string;
  locale: Locale;
}

/** A new password for somebody who does not know the old one. */
export interface Recovery {
  /** Sends a link to the member's mail, if it is the one that was typed. What it answers and costs does not tell. @throws DomainError `request.too_many` */
  requestLink(brand: Brand, body: PasswordResetMailBody, caller: Caller, reader: LinkContext): Promise<void>;
  /** Sends a member such a link because an operator wants them to have one. False when they have told no mail. */
  sendLink(brand: Brand, member: Member, reader: LinkContext): Promise<boolean>;
  /** @throws DomainError `password.*`, `auth.*` */
  resetByLink(brand: Brand, body: ResetPasswordBody, caller: Caller, locale: Locale): Promise<SignedIn>;
  /** @throws DomainError `password.weak`, `verification.*`, `auth.*` */
  resetByMobile(brand: Brand, body: ResetPasswordByMobileBody, caller: Caller, locale: Locale): Promise<SignedIn>;
}

interface Dependencies {
  db: Database;
  audit: Audit;
  members: Members;
  sessions: Sessions;
  signInCompletion: SignInCompletion;
  attempts: AttemptLimit;
  rules: RegistrationRules;
  outbox: Outbox;
  verification: Pick<Verification, 'phoneOf' | 'redeem'>;
  /** Wrong codes from one address. */
  addressLimit: AddressRateLimit;
}

/** Nobody has it. */
const NO_MEMBER_ID = 0n;

type Needs = Dependencies & { tell: TellMember };

export function createRecovery(dependencies: Dependencies): Recovery {
  const { db, members, verification, outbox, addressLimit } = dependencies;
  const needs = { ...dependencies, tell: createAccountNotices(dependencies) };
  const links = createPasswordLinks(db);
  const mailLink = async (brand: Brand, to: string, member: Member | undefined, { origin, locale }: LinkContext) =>
    db.transaction().execute(async (transaction) => {
      const code = await links.create(transaction, brand.code, member?.id);
      const values = { name: member?.account ?? '', link: `${origin}/login?reset=${code}` };
      await outbox.add(transaction, {
        brand: brand.code,
        kind: 'mail',
        to,
        template: 'password.link',
        values,
        locale,
        minutes: LINK_MINUTES,
        withheld: member === undefined,
      });
    });
  return {
    async requestLink(brand, { username, email }, { address }, reader) {
      const member = await members.byAccount(brand.code, username);
      const key = keyOf(brand.code, member?.account ?? username, email);
      await consumeRateLimits(db, [...recipientLimits(key), ...addressLimits('link', address)]);
      // Asked for nobody as well, so that both take the same steps.
      const { mail = '' } = await members.contacts(brand.code, member?.id ?? NO_MEMBER_ID);
      const theirs = member !== undefined && mayRecover(member) && mail.toLowerCase() === normalMail(email);
      await mailLink(brand, email.trim(), theirs ? member : undefined, reader);
    },
    async sendLink(brand, member, reader) {
      const { mail } = await members.contacts(brand.code, member.id);
      if (!mail || !mayRecover(member)) return false;
      await mailLink(brand, mail, member, reader);
      return true;
    },
    async resetByLink(brand, { code, newPassword, confirmNewPassword }, caller, locale) {
      if (newPassword.normalize('NFC') !== confirmNewPassword.normalize('NFC'))
        throw fieldError('password.mismatch', 'confirmNewPassword');
      await addressLimit.consume(caller.address);
      const member = await members.byId(brand.code, await links.ownerOf(brand.code, code));
      if (!member) throw new DomainError('password.link_expired');
      await addressLimit.refund(caller.address);
      await assertPasswordAccepted(needs, brand, newPassword, member.account);
      await links.redeem(brand.code, code);
      return resetPassword(needs, brand, member, { ...caller, newPassword, locale, proof: 'mail' });
    },
    async resetByMobile(brand, { verificationCode, newPassword, ...typed }, caller, locale) {
      if (!brand.flags.MOBILERECOVERY) throw new DomainError('verification.off');
      const phone = await verification.phoneOf(brand.code, typed);
      // Before the code, which is used up by being right; what only the name decides comes after it.
      await assertPasswordAccepted(needs, brand, newPassword, '');
      await addressLimit.consume(caller.address);
      await verification.redeem(brand.code, 'password', phone, verificationCode);
      await addressLimit.refund(caller.address);
      const member = await members.byPhone(brand.code, phone);
      if (!member) throw new DomainError('verification.code_wrong', { fields: { verificationCode: 'verification.code_wrong' } });
      await assertPasswordAccepted(needs, brand, newPassword, member.account);
      return resetPassword(needs, brand, member, { ...caller, newPassword, locale, proof: 'mobile' });
    },
  };
}

type PasswordReset = Caller & { newPassword: string; locale: Locale; proof: RecoveryMethod };

/** Sets it, signs everybody else out, forgives wrong passwords, tells the member, and lets in who did it. */
async function resetPassword(needs: Needs, brand: Brand, member: Member, by: PasswordReset): Promise<SignedIn> {
  const { members, sessions, attempts, signInCompletion } = needs;
  if (mayRecover(member)) {
    await members.setPassword(member.id, by.newPassword, by.proof);
    await sessions.endAll(brand.code, member.id);
    await sessions.forgetPlaces(member.id, by);
    await attempts.resetAll(brand.code, member.account);
    await notifyMember(needs, brand, member, by);
  }
  return signInCompletion.complete(brand, member, by, { proof: by.proof });
}

/** The member, who may not have been who did it, and those who look after accounts. */
async function notifyMember(
  { db, audit, tell }: Needs,
  brand: Brand,
  member: Member,
  { locale, proof }: PasswordReset,
): Promise<void> {
  await tell({ brand: brand.code, memberId: String(member.id), account: member.account }, 'password.changed', {
    locale,
    timeZone: brand.timeZone,
  });
  const who = `member ${member.publicId}`;
  await db
    .transaction()
    .execute((trx) =>
      audit.append(trx, { who, action: 'password.recovered', brand: brand.code, reason: '', after: { by: proof } }),
    );
}

function mayRecover({ status, type }: Member): boolean {
  return status === 'active' && !isTrial(type);
}

async function assertPasswordAccepted({ rules }: Dependencies, brand: Brand, password: string, account: string): Promise<void> {
  const rule: RegistrationRule | undefined = (await rules.of(brand.code)).find(({ field }) => field === 'password');
  const typed = password.normalize('NFC');
  if ((rule && !matchesRule(rule, typed)) || (await isTooWeak(typed, account, [brand.code, brand.name])))
    throw fieldError('password.weak', 'newPassword');
}

function fieldError(code: 'password.mismatch' | 'password.weak', field: string): DomainError {
  return new DomainError(code, { fields: { [field]: code } });
}

/** Whoever types another mail than the owner's uses up nothing of theirs. Names are counted whether or not they exist; either may be anything. */
function keyOf(brand: string, account: string, email: string): string {
  const pair = createHash('sha256').update(JSON.stringify([nameKey(account), normalMail(email)]));
  return `link ${brand} ${pair.digest('base64url')}`;
}

function normalMail(typed: string): string {
  return typed.trim().toLowerCase();
}
