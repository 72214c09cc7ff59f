import type { FieldCipher } from '../../../platform/crypto';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import { consumeRateLimits } from '../../../platform/rate-limits';
import { formatMoment } from '../../../platform/time';
import type { Outbox, StaffMessage } from '../outbox';
import type { Queries } from './sessions';
import type { OperatorRow } from './store';

const MINUTES_OF_A_DAY = 24 * 60;
/** Who steers brands lives by no brand's clock. */
const TIME_ZONE = 'UTC';

type Recipient = Pick<OperatorRow, 'id' | 'display_name' | 'mail' | 'locale'>;

/** Mail to operators, who need not have an address. */
export interface OperatorMail {
  seal(operatorId: bigint, address: string): Buffer;
  /** Their address; undefined without one, or where no mail can leave this installation. */
  addressOf(operator: Recipient): string | undefined;
  /** Their address, whether or not mail can be sent to it. */
  knownAddressOf(operator: Recipient): string | undefined;
  /** Where to set password and authenticator. False when they cannot be reached. */
  sendEnrolment(db: Queries, operator: Recipient, link: string): Promise<boolean>;
  /** What happened to their account, to `address` or to the one they have. */
  tell(db: Queries, operator: Recipient, what: StaffNotice, address?: string): Promise<void>;
  /** The same of what strangers can bring about, so that they cannot fill a mail box. */
  tellOncePerHour(db: Database, operator: Recipient, what: StaffNotice): Promise<void>;
}

export type StaffNotice = Exclude<StaffMessage, 'staff.enrolment'>;

export function createOperatorMail(cipher: FieldCipher, outbox: Pick<Outbox, 'addToStaff' | 'canSend'>): OperatorMail {
  const context = (id: bigint) => `operator:${id}:mail`;
  const knownAddressOf = ({ id, mail }: Recipient) => (mail ? cipher.open(mail, context(id)) : undefined);
  const addressOf = (operator: Recipient) => (outbox.canSend('mail') ? knownAddressOf(operator) : undefined);
  const tell: OperatorMail['tell'] = async (db, operator, template, address = addressOf(operator)) => {
    if (!address) return;
    const { display_name: name, locale } = operator;
    const values = { name, at: formatMoment({ timeZone: TIME_ZONE }, new Date()) };
    await outbox.addToStaff(db, { to: address, template, values, locale, minutes: MINUTES_OF_A_DAY });
  };
  return {
    seal: (id, address) => cipher.seal(address, context(id)),
    addressOf,
    knownAddressOf,
    async sendEnrolment(db, operator, link) {
      const to = addressOf(operator);
      if (!to) return false;
      const { display_name: name, locale } = operator;
      await outbox.addToStaff(db, { to, template: 'staff.enrolment', values: { name, link }, locale, minutes: MINUTES_OF_A_DAY });
      return true;
    },
    tell,
    async tellOncePerHour(db, operator, what) {
      if (!addressOf(operator)) return;
      const share = { key: `${what} ${operator.id}`, most: 1, seconds: 3_600 };
      const mayTell = await consumeRateLimits(db, [share]).then(
        () => true,
        // Told within the hour.
        (error: unknown) => {
          if (error instanceof DomainError) return false;
          throw error;
        },
      );
      if (mayTell) await tell(db, operator, what);
    },
  };
}
