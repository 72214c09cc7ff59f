import { createHash } from 'node:crypto';
import { DomainError } from '../../../platform/errors';
import type { Database } from '../../../platform/database';
import type { Brand, Caller } from '../../../platform/http';
import { consumeRateLimits, dailyLimit, placeOf } from '../../../platform/rate-limits';
import { formatMomentInWords } from '../../../platform/time';
import type { Outbox } from '../../control/outbox';
import type { Member, Members } from '../members';

interface Dependencies {
  db: Database;
  members: Pick<Members, 'contacts'>;
  outbox: Pick<Outbox, 'add' | 'canSend'>;
}

/** Somebody typed too many wrong passwords for a name, which nobody may have. */
export type TellOfLock = (brand: Brand, account: string, member: Member | undefined, caller: Caller) => Promise<void>;

const NO_MEMBER_ID = 0n;
const DAY_MINUTES = 24 * 60;

/** Tells the owner by mail, at most once a day. For a name that nobody has the same is done, and nothing sent. */
export function createLockNotice({ db, members, outbox }: Dependencies): TellOfLock {
  return async (brand, account, member, { address }) => {
    if (!outbox.canSend('mail') || !(await isFirstToday(db, brand.code, account))) return;
    const { mail } = await members.contacts(brand.code, member?.id ?? NO_MEMBER_ID);
    const locale = brand.defaultLocale;
    const at = formatMomentInWords(new Date(), { locale, timeZone: brand.timeZone });
    await outbox.add(db, {
      brand: brand.code,
      kind: 'mail',
      to: mail ?? '',
      template: 'sign-in.locked',
      values: { name: account, at, network: placeOf(address).network },
      locale,
      minutes: DAY_MINUTES,
      withheld: !mail,
    });
  };
}

async function isFirstToday(db: Database, brand: string, account: string): Promise<boolean> {
  const name = createHash('sha256').update(account.normalize('NFC').toLowerCase()).digest('base64url');
  try {
    await consumeRateLimits(db, [dailyLimit(`lock notice ${brand} ${name}`, 1)]);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'request.too_many') return false;
    throw error;
  }
}
