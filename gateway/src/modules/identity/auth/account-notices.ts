import type { MessageTemplate } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import type { Database } from '../../../platform/database';
import type { SessionFacts } from '../../../platform/http';
import { formatMomentInWords } from '../../../platform/time';
import type { Outbox } from '../../control/outbox';
import type { Members } from '../members';

/** What was changed, as its message says it. */
export type AccountNotice = Extract<
  MessageTemplate,
  | 'password.changed'
  | 'mail.changed'
  | 'payment-password.changed'
  | 'authenticator.enrolled'
  | 'authenticator.removed'
  | 'payee.added'
>;

/** In which words, and by which clock. */
export interface NoticeContext {
  locale: Locale;
  timeZone: string;
}

type Told = Pick<SessionFacts, 'brand' | 'memberId' | 'account'>;

/** `mail` is where to tell it, when that is no longer the member's address. */
export type TellMember = (member: Told, template: AccountNotice, at: NoticeContext, mail?: string) => Promise<void>;

interface Dependencies {
  db: Database;
  members: Pick<Members, 'contacts'>;
  outbox: Pick<Outbox, 'add' | 'canSend'>;
}

const DAY_MINUTES = 24 * 60;

/** Tells members what happened to their account, whoever did it: by mail, and by SMS whoever told no mail. */
export function createAccountNotices({ db, members, outbox }: Dependencies): TellMember {
  return async ({ brand, memberId, account }, template, { locale, timeZone }, formerMail) => {
    const { mail, phone } = await members.contacts(brand, BigInt(memberId));
    const to = formerMail ?? mail;
    const values = { name: account, at: formatMomentInWords(new Date(), { locale, timeZone }) };
    const message = { brand, template, values, locale, minutes: DAY_MINUTES };
    if (to && outbox.canSend('mail')) await outbox.add(db, { ...message, kind: 'mail', to });
    else if (phone && outbox.canSend('sms')) await outbox.add(db, { ...message, kind: 'sms', to: phone });
  };
}
