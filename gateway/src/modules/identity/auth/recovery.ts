import { createHash } from 'node:crypto';
import type { RegistrationRule, SignedIn } from '@pavilion/api/auth';
import type { ForgottenByMailBody, ResetByMobileBody, ResetPasswordBody } from '@pavilion/api/verification';
import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import { isTrial, type Member, type Members } from '../members';
import type { Audit } from '../../control/audit';
import type { Outbox } from '../../control/outbox';
import { perAddress, perRecipient, takeShares, type Verification } from '../verification';
import type { AddressLimit } from './address-limit';
import type { Entrance, Proof } from './entrance';
import type { Guards } from './guard';
import { isGuessable } from './password-strength';
import { createPasswordLinks, LINK_MINUTES } from './password-links';
import { type RegistrationRules, satisfies } from './registration-rules';
import type { Caller, Sessions } from './sessions';

/** Where a mail's link leads, and in which language it is written. */
export interface Reader {
  /** The site's own address as browsers reach it, without a path. */
  origin: string;
  locale: Locale;
}

/** A new password for somebody who does not know the old one. */
export interface Recovery {
  /** Sends a link to the member's mail, if it is the one that was typed. What it answers and costs does not tell. @throws DomainError `request.too_many` */
  byMail(brand: Brand, body: ForgottenByMailBody, caller: Caller, reader: Reader): Promise<void>;
  /** Sends a member such a link because an operator wants them to have one. False when they have told no mail. */
  sendLink(brand: Brand, member: Member, reader: Reader): Promise<boolean>;
  /** @throws DomainError `password.*`, `auth.*` */
  withLink(brand: Brand, body: ResetPasswordBody, caller: Caller, locale: Locale): Promise<SignedIn>;
  /** @throws DomainError `password.weak`, `verification.*`, `auth.*` */
  withMobile(brand: Brand, body: ResetByMobileBody, caller: Caller, locale: Locale): Promise<SignedIn>;
}

interface Needs {
  db: Database;
  audit: Audit;
  members: Members;
  sessions: Sessions;
  entrance: Entrance;
  guards: Guards;
  rules: RegistrationRules;
  outbox: Outbox;
  verification: Pick<Verification, 'phoneOf' | 'redeem'>;
  /** Wrong codes from one address. */
  wrongs: AddressLimit;
}

/** Nobody has it. */
const NOBODY = 0n;
const DAY_MINUTES = 24 * 60;

export function recoveryWith(needs: Needs): Recovery {
  const { db, members, verification, outbox, wrongs } = needs;
  const links = createPasswordLinks(db);
  const mailLink = async (brand: Brand, to: string, member: Member | undefined, { origin, locale }: Reader) =>
    db.transaction().execute(async (transaction) => {
      const code = await links.make(transaction, brand.code, member?.id);
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
    async byMail(brand, { username, email }, { address }, reader) {
      await takeShares(db, [...perRecipient(keyOf(brand.code, username)), ...perAddress('link', address)]);
      const member = await members.byAccount(brand.code, username);
      // Asked for nobody as well, so that both take the same steps.
      const { mail = '' } = await members.contacts(brand.code, member?.id ?? NOBODY);
      const theirs = member !== undefined && mayRecover(member) && mail.toLowerCase() === email.trim().toLowerCase();
      await mailLink(brand, email.trim(), theirs ? member : undefined, reader);
    },
    async sendLink(brand, member, reader) {
      const { mail } = await members.contacts(brand.code, member.id);
      if (!mail || !mayRecover(member)) return false;
      await mailLink(brand, mail, member, reader);
      return true;
    },
    async withLink(brand, { code, newPassword, confirmNewPassword }, caller, locale) {
      if (newPassword.normalize('NFC') !== confirmNewPassword.normalize('NFC'))
        throw refusal('password.mismatch', 'confirmNewPassword');
      await wrongs.take(caller.address);
      const member = await members.byId(brand.code, await links.ownerOf(brand.code, code));
      if (!member) throw new DomainError('password.link_gone');
      await wrongs.giveBack(caller.address);
      await refuseUnfit(needs, brand, newPassword, member.account);
      await links.use(brand.code, code);
      return renew(needs, brand, member, newPassword, { ...caller, locale, proof: 'mail' });
    },
    async withMobile(brand, { verificationCode, newPassword, ...typed }, caller, locale) {
      if (!brand.flags.MOBILERECOVERY) throw new DomainError('verification.off');
      const phone = await verification.phoneOf(brand.code, typed);
      // Before the code, which is used up by being right; what only the name decides comes after it.
      await refuseUnfit(needs, brand, newPassword, '');
      await wrongs.take(caller.address);
      await verification.redeem(brand.code, 'password', phone, verificationCode);
      await wrongs.giveBack(caller.address);
      const member = await members.byPhone(brand.code, phone);
      if (!member) throw new DomainError('verification.code_wrong', { fields: { verificationCode: 'verification.code_wrong' } });
      await refuseUnfit(needs, brand, newPassword, member.account);
      return renew(needs, brand, member, newPassword, { ...caller, locale, proof: 'mobile' });
    },
  };
}

type Renewing = Caller & { locale: Locale; proof: Proof };

/** Sets it, signs everybody else out, forgives wrong passwords, tells the member, and lets in who did it. */
async function renew(needs: Needs, brand: Brand, member: Member, password: string, by: Renewing): Promise<SignedIn> {
  const { members, sessions, guards, entrance } = needs;
  if (mayRecover(member)) {
    await members.setPassword(member.id, password);
    await sessions.endAll(brand.code, member.id);
    await guards.clear(brand.code, member.account);
    await tell(needs, brand, member, by);
  }
  return entrance.enter(brand, member, by, { proof: by.proof });
}

/** The member, who may not have been who did it, and those who look after accounts. */
async function tell(
  { db, audit, members, outbox }: Needs,
  brand: Brand,
  member: Member,
  { locale, proof }: Renewing,
): Promise<void> {
  const { mail } = await members.contacts(brand.code, member.id);
  await db.transaction().execute(async (transaction) => {
    if (mail && outbox.canSend('mail')) {
      const values = { name: member.account, at: spokenTime(brand, locale) };
      const message = { template: 'password.changed' as const, values, locale, minutes: DAY_MINUTES };
      await outbox.add(transaction, { ...message, brand: brand.code, kind: 'mail', to: mail });
    }
    const who = `member ${member.publicId}`;
    await audit.append(transaction, { who, action: 'password.recovered', brand: brand.code, reason: '', after: { by: proof } });
  });
}

function mayRecover({ status, type }: Member): boolean {
  return status === 'active' && !isTrial(type);
}

async function refuseUnfit({ rules }: Needs, brand: Brand, password: string, account: string): Promise<void> {
  const rule: RegistrationRule | undefined = (await rules.of(brand.code)).find(({ field }) => field === 'password');
  const typed = password.normalize('NFC');
  if ((rule && !satisfies(rule, typed)) || isGuessable(typed, account)) throw refusal('password.weak', 'newPassword');
}

function refusal(code: 'password.mismatch' | 'password.weak', field: string): DomainError {
  return new DomainError(code, { fields: { [field]: code } });
}

/** Names are counted whether or not they exist; what somebody typed there may be anything. */
function keyOf(brand: string, username: string): string {
  const name = createHash('sha256').update(username.normalize('NFC').toLowerCase()).digest('base64url');
  return `link ${brand} ${name}`;
}

function spokenTime({ timeZone }: Brand, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date());
}
