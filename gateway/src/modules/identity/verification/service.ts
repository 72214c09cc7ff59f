import './tables';
import type { MessageKind, MessageTemplate } from '@pavilion/api/staff';
import type { CodePurpose, CodeSent, Country, PhoneProvider } from '@pavilion/api/verification';
import type { Locale } from '@pavilion/i18n';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Members } from '../members';
import type { Outbox } from '../../control/outbox';
import { codeLimits, quotaErrors } from './code-limits';
import { CODE_MINUTES, createCodes, type Purpose } from './codes';
import { createPhoneTokens } from './phone-tokens';
import { createPhones, type PhoneInput } from './phones';
import { consumeRateLimits, type RateLimit } from '../../../platform/rate-limits';

/** Who asks for a code. */
export interface CodeRequester {
  address: string;
  locale: Locale;
}

/** A code to be sent. */
interface CodeToSend extends CodeRequester {
  brand: string;
  purpose: Purpose;
  kind: MessageKind;
  /** A number in its normal form, or a mail address. */
  to: string;
  limits: readonly RateLimit[];
  /** Nobody is to get it, and nobody can tell: everything else is the same. */
  withheld?: boolean;
}

/** A code for somebody who has shown a password or a session. */
export interface CodeToMember extends Omit<CodeToSend, 'limits' | 'withheld'> {
  purpose: 'check' | 'change';
  memberId: string;
}

/** What somebody shows for a number: the code that was sent there, or a third party's token. */
export interface PhoneProof extends PhoneInput {
  verificationCode?: string | undefined;
  firebaseIdToken?: string | undefined;
}

/** Whether a number or an address is somebody's, shown by a code of six digits. */
export interface Verification {
  /** The countries whose numbers a brand takes. */
  countries(brand: string, locale: Locale): Promise<Country[]>;
  /** Who else a number is proven to, where the brand has that; null: it sends codes itself. */
  provider(brand: Brand): PhoneProvider | null;
  /** A number in its normal form. @throws DomainError `verification.phone_invalid`, `verification.country_refused` */
  phoneOf(brand: string, typed: PhoneInput): Promise<string>;
  /**
   * Sends a code to a number that a visitor typed. For `login` and `password` only one that has an account gets a message; answer and cost do not tell.
   * @throws DomainError `verification.off`, `.phone_invalid`, `.country_refused`, `.quota_reached`, `request.too_many`
   */
  sendToVisitor(brand: Brand, purpose: CodePurpose | 'register', typed: PhoneInput, asker: CodeRequester): Promise<CodeSent>;
  /** Sends a code to somebody who is known, under limits that nobody else uses up. @throws DomainError `verification.off`, `.quota_reached`, `request.too_many` */
  sendToMember(code: CodeToMember): Promise<CodeSent>;
  /** Uses a code up. @throws DomainError `verification.code_missing`, `.code_wrong`, `.code_expired` */
  redeem(brand: string, purpose: Purpose, target: string, code: string): Promise<void>;
  /** The normal form of a number that somebody shows to be theirs, in order to register with it. @throws DomainError `verification.*` */
  provePhone(brand: string, proof: PhoneProof): Promise<string>;
}

/** Until another one may be asked for. */
const RESEND_AFTER: CodeSent = { expiredMinutes: 1 };
/** Flags of which one has to be on. */
const SWITCHES: Readonly<Record<CodePurpose | 'register', readonly string[]>> = {
  login: ['MOBILELOGIN'],
  password: ['MOBILERECOVERY'],
  register: ['MOBILENUMREG3', 'REGMOBVERF3'],
};
const TEMPLATES: Readonly<Record<Purpose, Extract<MessageTemplate, `code.${string}`>>> = {
  login: 'code.login',
  register: 'code.register',
  password: 'code.password',
  check: 'code.check',
  change: 'code.change',
};

export async function createVerification(
  platform: Platform,
  { members, outbox }: { members: Pick<Members, 'byPhone'>; outbox: Outbox },
): Promise<Verification> {
  const { db, config } = platform;
  const cipher = await createFieldCipher(config);
  const codes = createCodes(db, cipher);
  const phones = createPhones(db);
  const tokens = createPhoneTokens(platform);
  const limits = codeLimits({
    smsDaily: config.messaging.smsDaily,
    hidden: (text) => cipher.index(text).toString('base64url'),
  });
  const send = async (code: CodeToSend): Promise<CodeSent> => {
    const { brand, purpose, kind, to, locale, withheld = false } = code;
    if (!outbox.canSend(kind)) throw new DomainError('verification.off');
    await consumeRateLimits(db, code.limits, quotaErrors(brand));
    await db.transaction().execute(async (transaction) => {
      const digits = await codes.create(transaction, { brand, purpose, target: to });
      const message = { template: TEMPLATES[purpose], values: { code: digits }, minutes: CODE_MINUTES };
      await outbox.add(transaction, { brand, kind, to, locale, withheld, ...message });
    });
    return RESEND_AFTER;
  };
  return {
    countries: phones.countries,
    provider({ flags }) {
      const { page, audience } = config.messaging.phoneTokens ?? {};
      return flags.PHONETOKEN && page && audience ? { page, channel: audience } : null;
    },
    phoneOf: phones.normalForm,
    sendToMember: (code) => send({ ...code, limits: limits.ofMember(code) }),
    redeem: codes.redeem,
    async sendToVisitor({ code: brand, flags }, purpose, typed, asker) {
      if (!SWITCHES[purpose].some((flag) => flags[flag])) throw new DomainError('verification.off');
      const to = await phones.normalForm(brand, typed);
      const member = await members.byPhone(brand, to);
      const register = purpose === 'register';
      const withheld = !register && member?.status !== 'active';
      const ofVisitor = limits.ofVisitor({ brand, register, number: to, address: asker.address, withheld });
      return send({ ...asker, brand, purpose, kind: 'sms', to, withheld, limits: ofVisitor });
    },
    async provePhone(brand, { verificationCode = '', firebaseIdToken, ...typed }) {
      const phone = await phones.normalForm(brand, typed);
      if (!firebaseIdToken) await codes.redeem(brand, 'register', phone, verificationCode);
      else if ((await tokens.redeem(firebaseIdToken)) !== phone) throw new DomainError('verification.token_refused');
      return phone;
    },
  };
}
