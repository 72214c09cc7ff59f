import type { FieldCipher } from '../../../platform/crypto';
import type { MessageRow } from './store';

type Values = Readonly<Record<string, string>>;

/** Whom a message is for and what it says, as they lie in the database. */
export function createMessageCipher(cipher: FieldCipher) {
  const indexOf = (to: string) => cipher.index(to.toLowerCase());
  return {
    seal: (id: string, to: string, values: Values) => ({
      recipient: cipher.seal(to, `outbox recipient ${id}`),
      content: cipher.seal(JSON.stringify(values), `outbox content ${id}`),
      recipient_index: indexOf(to),
    }),
    indexOf,
    recipientOf: ({ id, recipient }: MessageRow) => cipher.open(recipient, `outbox recipient ${id}`),
    valuesOf: ({ id, content }: MessageRow) =>
      content ? (JSON.parse(cipher.open(content, `outbox content ${id}`)) as Values) : undefined,
  };
}

export type MessageCipher = ReturnType<typeof createMessageCipher>;
