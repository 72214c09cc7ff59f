import { formatDayInWords } from '../../../platform/time';
import type { Outbox } from '../../control/outbox';
import type { Members } from '../../identity/members';
import type { Warn } from './look';
import { lastDayOf } from './months';

interface Dependencies {
  members: Pick<Members, 'contacts' | 'byIds'>;
  outbox: Pick<Outbox, 'add' | 'canSend'>;
}

const THREE_DAYS_MINUTES = 3 * 24 * 60;

/** Tells a member that their rank ends with the month, in the transaction that notes it: by mail, and by SMS whoever told no mail. The page says what is missing. */
export function createWarning({ members, outbox }: Dependencies): Warn {
  return async (trx, { brand, memberId }, month) => {
    const id = BigInt(memberId);
    const [{ mail, phone }, known] = await Promise.all([members.contacts(brand.code, id), members.byIds(brand.code, [id])]);
    const { defaultLocale: locale } = brand;
    const until = formatDayInWords(lastDayOf(month), locale);
    const values = { name: known.get(id)?.account ?? '', until };
    const message = { brand: brand.code, template: 'level.warning', values, locale, minutes: THREE_DAYS_MINUTES } as const;
    if (mail && outbox.canSend('mail')) await outbox.add(trx, { ...message, kind: 'mail', to: mail });
    else if (phone && outbox.canSend('sms')) await outbox.add(trx, { ...message, kind: 'sms', to: phone });
  };
}
