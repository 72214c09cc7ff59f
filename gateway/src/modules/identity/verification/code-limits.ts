import type { MessageKind } from '@pavilion/api/staff';
import { addressLimits, dailyLimit, rangeLimit, type RateLimit, recipientLimits } from '../../../platform/rate-limits';

/** A code for a number that somebody typed who is not signed in. */
interface VisitorCode {
  brand: string;
  register: boolean;
  number: string;
  address: string;
  withheld: boolean;
}

/** A code for somebody who has shown a password or a session. */
interface MemberCode {
  brand: string;
  memberId: string;
  kind: MessageKind;
  to: string;
  address: string;
}

interface Options {
  /** Messages that a brand sends in a day. */
  smsDaily: number;
  /** What stands in keys for a number. */
  hidden(text: string): string;
}

/** Numbers that differ in their last four digits are neighbours: those who are paid by the message own them in such blocks. */
const RANGE_DIGITS = 4;

/**
 * What sending a code uses up. Visitors and members have shares of their own, in each brand: a stranger who types somebody's number uses up nothing
 * that its owner needs for signing in with a password or for a second proof.
 */
export function codeLimits({ smsDaily, hidden }: Options) {
  const range = (group: string, number: string) => rangeLimit(`sms range ${group} ${hidden(number.slice(0, -RANGE_DIGITS))}`);
  return {
    /** A withheld code is refused when a sent one would be, and takes nothing from those who get theirs. */
    ofVisitor({ brand, register, number, address, withheld }: VisitorCode): RateLimit[] {
      const group = `${brand} ${register ? 'register' : 'visitor'}`;
      const shared = [range(group, number), dailyLimit(quotaOf(brand), smsDaily)];
      return [
        ...recipientLimits(`sms ${group} ${hidden(number)}`),
        ...addressLimits('sms', address),
        ...shared.map((limit) => (withheld ? { ...limit, countAs: `${limit.key} withheld` } : limit)),
      ];
    },
    ofMember({ brand, memberId, kind, to, address }: MemberCode): RateLimit[] {
      const group = `${brand} member`;
      return [
        ...recipientLimits(`${kind} ${group} ${memberId}`),
        ...addressLimits(`${kind} member`, address),
        ...(kind === 'sms' ? [range(group, to), dailyLimit(memberQuotaOf(brand), smsDaily)] : []),
      ];
    },
  };
}

/** As many again: whoever uses up the visitors' messages leaves members theirs. */
function memberQuotaOf(brand: string): string {
  return `${quotaOf(brand)} members`;
}

function quotaOf(brand: string): string {
  return `sms brand ${brand}`;
}

/** What is thrown when a brand's messages of the day are used up. */
export function quotaErrors(brand: string) {
  const code = 'verification.quota_reached' as const;
  return { [quotaOf(brand)]: code, [memberQuotaOf(brand)]: code };
}
