import type { MessageKind, MessageState, MessageTemplate } from '@pavilion/api/staff';
import type { Locale } from '@pavilion/i18n';
import type { Generated, GeneratedAlways } from 'kysely';

declare module '../../../platform/database/database' {
  interface Tables {
    outbox: {
      id: string;
      number: GeneratedAlways<bigint>;
      brand: string;
      kind: MessageKind;
      template: MessageTemplate;
      locale: Locale;
      recipient: Buffer;
      recipient_index: Buffer;
      content: Buffer | null;
      /** To an operator, in no brand's name. */
      staff: Generated<boolean>;
      state: Generated<MessageState | 'withheld'>;
      attempts: Generated<number>;
      next_at: Generated<Date>;
      expires_at: Date;
      error: string | null;
      via: string | null;
      created_at: Generated<Date>;
      sent_at: Date | null;
    };
  }
}
