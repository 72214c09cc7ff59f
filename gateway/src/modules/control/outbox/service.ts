import { wireFields } from '../../../platform/wire';
import './tables';
import { randomUUID } from 'node:crypto';
import type { MessageKind, MessageTemplate, OutboxLine, OutboxPage } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import { sql } from 'kysely';
import { createFieldCipher } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import type { Brands } from '../brands';
import { startDispatcher } from './dispatcher';
import { maskRecipient } from './mask-recipient';
import { type MessageCipher, createMessageCipher } from './message-cipher';
import { findMessage, listMessages, type MessageRow, messagesTo, type OutboxFilter, requeue, type Queries } from './store';
import { render, type TemplateValues } from './templates';
import { httpSms } from './transports/http-sms';
import { sandbox } from './transports/sandbox';
import { smtp } from './transports/smtp';
import type { Transport } from './transports/transport';

/** A message to one person. */
export interface NewMessage<Template extends MessageTemplate = MessageTemplate> {
  brand: string;
  kind: MessageKind;
  /** A number in its normal form (`+8801…`), or a mail address. */
  to: string;
  template: Template;
  values: TemplateValues[Template];
  locale: Locale;
  /** How long what it says is true. After that it is not sent any more. */
  minutes: number;
  /** Nobody is to get it; writing it down costs the same. For answers that must not tell whether somebody exists. */
  withheld?: boolean;
}

/** Messages to those who steer brands, of the platform and not of a brand. Nobody reads them in the console. */
export type StaffMessage = Extract<MessageTemplate, `staff.${string}`>;

/** Messages to people, written down in the transaction of what they are about and sent after it. */
export interface Outbox {
  /** Whether messages of a kind can leave this installation at all. */
  canSend(kind: MessageKind): boolean;
  add<Template extends MessageTemplate>(db: Queries, message: NewMessage<Template>): Promise<void>;
  /** A mail to an operator. */
  addToStaff<Template extends StaffMessage>(
    db: Queries,
    message: Omit<NewMessage<Template>, 'brand' | 'kind' | 'withheld'>,
  ): Promise<void>;
  /** The latest first, older than message number `before`. Recipients are masked. */
  list(filter: OutboxFilter, asked: { before?: bigint | undefined; limit: number }): Promise<OutboxPage>;
  /** What the sandbox kept for a recipient, the latest first; nothing where messages really leave. */
  readSandbox(to: string): Promise<OutboxLine[]>;
  /** @throws DomainError `request.not_found`, `outbox.not_retryable` */
  retry(id: string, by: { who: string; reason: string; mayIn(brand: string): boolean }): Promise<void>;
  /** Sends what is due now. It happens by itself every second. */
  dispatch(): Promise<void>;
}

const PLATFORM_NAME = 'Pavilion';

export async function createOutbox(platform: Platform, { brands, audit }: { brands: Brands; audit: Audit }): Promise<Outbox> {
  const { db, config } = platform;
  const sealed = createMessageCipher(await createFieldCipher(config));
  const { sms, mail } = config.messaging;
  const otherwise = config.production ? undefined : sandbox;
  const transports = { sms: sms ? httpSms(sms) : otherwise, mail: mail ? smtp(mail) : otherwise };
  const nameOf = ({ brand, staff }: Pick<MessageRow, 'brand' | 'staff'>) =>
    staff ? PLATFORM_NAME : (brands.byCode(brand)?.name ?? brand);
  const dispatcher = startDispatcher({ platform, sealed, transports, nameOf });
  const asLine = (row: MessageRow) => lineOf(row, sealed, { transport: transports[row.kind], from: nameOf(row) });
  return {
    canSend: (kind) => transports[kind] !== undefined,
    add: (queries, message) => insertMessage(queries, sealed, { ...message, staff: false }),
    async addToStaff(queries, message) {
      const [{ code: brand } = { code: '' }] = brands.all();
      await insertMessage(queries, sealed, { ...message, brand, kind: 'mail', staff: true });
    },
    async list(filter, { before, limit }) {
      const rows = await listMessages(db, filter, before, limit + 1);
      const shown = rows.slice(0, limit);
      // What goes to an operator is no other operator's to read, in the sandbox either.
      const lines = shown.map((row) => (row.staff ? { ...asLine(row), text: null } : asLine(row)));
      return { lines, next: rows.length > limit ? String(shown.at(-1)?.number) : null };
    },
    async readSandbox(to) {
      const rows = await messagesTo(db, sealed.indexOf(to));
      return rows.map(asLine).filter(({ text }) => text !== null);
    },
    async retry(id, { who, reason, mayIn }) {
      const row = await findMessage(db, id);
      if (!row || !mayIn(row.brand)) throw new DomainError('request.not_found');
      await db.transaction().execute(async (transaction) => {
        if (!(await requeue(transaction, id))) throw new DomainError('outbox.not_retryable');
        const { brand, kind, template, error } = row;
        await audit.append(transaction, { who, reason, action: 'outbox.retried', brand, after: { id, kind, template, error } });
      });
    },
    dispatch: () => dispatcher.dispatch(),
  };
}

async function insertMessage(
  queries: Queries,
  sealed: MessageCipher,
  { brand, kind, to, template, values, locale, minutes, withheld = false, staff }: NewMessage & { staff: boolean },
): Promise<void> {
  const id = randomUUID();
  const parts = sealed.seal(id, to, values);
  const nobody = { recipient: Buffer.of(), recipient_index: Buffer.of(), content: null, state: 'withheld' as const };
  await queries
    .insertInto('outbox')
    .values({
      id,
      brand,
      kind,
      template,
      locale,
      staff,
      ...(withheld ? nobody : parts),
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

function lineOf(
  row: MessageRow,
  sealed: MessageCipher,
  { transport, from }: { transport: Transport | undefined; from: string },
): OutboxLine {
  const { id, brand, kind, template, locale, attempts, error, via } = row;
  if (row.state === 'withheld') throw new Error('nobody’s message is shown to nobody');
  const values = transport === sandbox ? sealed.valuesOf(row) : undefined;
  return {
    id,
    brand,
    kind,
    template,
    locale,
    state: row.state,
    attempts,
    error,
    via,
    recipient: maskRecipient(sealed.recipientOf(row)),
    ...wireFields(row, 'created_at', 'expires_at', 'sent_at'),
    nextAt: row.state === 'waiting' ? row.next_at.toISOString() : null,
    text: values ? render(template, locale, { ...values, brand: from }).text : null,
  };
}
