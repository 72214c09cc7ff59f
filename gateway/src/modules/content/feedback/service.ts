import {
  type FeedbackBody,
  type FeedbackForm,
  type FeedbackPage,
  type FeedbackSent,
  MAX_FEEDBACK_IMAGE_BYTES,
  MAX_FEEDBACK_IMAGES,
  countWords,
  type QuestionType,
} from '@pavilion/api/feedback';
import type { Locale } from '@pavilion/i18n';
import { newReference } from '../../../platform/crypto';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { createAddressRateLimit } from '../../../platform/rate-limits';
import { reEncodeImage } from '../../../platform/re-encode-image';
import { feedbackStore } from './store';

/** Who writes. Trial players and visitors are nobody in particular. */
export interface Sender {
  brand: string;
  address: string;
  memberId: bigint | undefined;
}

/** What players write to a brand. */
export interface Feedback {
  form(sender: Pick<Sender, 'brand' | 'memberId'>): Promise<FeedbackForm>;
  /** Keeps a picture for the message to come. @throws DomainError `feedback.image_refused`, `request.too_large`, `request.too_many` */
  acceptImage(sender: Sender & { memberId: bigint }, data: string): Promise<string>;
  /** @throws DomainError `feedback.words`, `feedback.image_refused`, `auth.required` for pictures without a member, `request.too_many` */
  send(sender: Sender, body: FeedbackBody, language: Locale): Promise<FeedbackSent>;
  /** The latest first, for operators. */
  page(
    brand: string,
    asked: { before?: bigint | undefined; type?: QuestionType | undefined; limit: number },
  ): Promise<FeedbackPage>;
  /** A jpg that came with a message. @throws DomainError `request.not_found` */
  image(brand: string, id: string): Promise<Buffer>;
}

const PER_MINUTE = { messages: 3, images: 6 };

export function createFeedback({ db, log }: Pick<Platform, 'db' | 'log'>): Feedback {
  const store = feedbackStore(db);
  const messages = createAddressRateLimit(db, 'feedback', PER_MINUTE.messages);
  const images = createAddressRateLimit(db, 'feedback-image', PER_MINUTE.images);
  return {
    form: async ({ brand, memberId }) => ({ ...(await store.bounds(brand)), images: memberId !== undefined }),
    async acceptImage({ brand, memberId, address }, data) {
      const file = fileOf(data);
      await images.consume(address);
      if (file.length > MAX_FEEDBACK_IMAGE_BYTES) throw new DomainError('request.too_large');
      const picture = await reEncodeImage(file, { log, refused: imageRefusedError });
      const id = await store.saveImage({ brand, memberId }, picture, MAX_FEEDBACK_IMAGES * 2);
      if (id === undefined) throw new DomainError('request.too_many', { details: { minutes: 60, seconds: 3600 } });
      return id;
    },
    async send({ brand, address, memberId }, { questionType, content, images: pictures = [] }, language) {
      const text = content.normalize('NFC').trim();
      const { minWords: min, maxWords: max } = await store.bounds(brand);
      const words = countWords(text);
      if (words < min || words > max)
        throw new DomainError('feedback.words', { fields: { content: 'feedback.words' }, details: { min, max } });
      if (pictures.length && memberId === undefined) throw new DomainError('auth.required');
      await messages.consume(address);
      const reference = newReference();
      await db.transaction().execute(async (trx) => {
        const within = feedbackStore(trx);
        const id = await within.insert({ brand, reference, memberId, questionType, content: text, language });
        const attached = memberId !== undefined && pictures.length ? await within.attach(id, { brand, memberId }, pictures) : 0;
        if (attached !== pictures.length)
          throw new DomainError('feedback.image_refused', { fields: { images: 'feedback.image_refused' } });
      });
      return { reference };
    },
    async page(brand, { before, type, limit }) {
      const rows = await store.page(brand, { before, type, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      return {
        list: shown.map(({ reference, question_type, content, language, sent_at, account, public_id, images: pictures }) => ({
          reference,
          content,
          language,
          images: pictures,
          questionType: question_type,
          sentAt: sent_at.toISOString(),
          member: account !== null && public_id !== null ? { account, id: public_id } : null,
        })),
        next: rows.length > limit ? String(shown.at(-1)?.id) : null,
      };
    },
    async image(brand, id) {
      const row = await store.image(brand, id);
      if (!row) throw new DomainError('request.not_found');
      return row.picture;
    },
  };
}

function imageRefusedError(): DomainError {
  return new DomainError('feedback.image_refused', { fields: { data: 'feedback.image_refused' } });
}

/** An expression over seven million characters may run out of stack; decoding does not. */
function fileOf(data: string): Buffer {
  const file = Buffer.from(data, 'base64');
  if (file.toString('base64') !== data) throw new DomainError('request.invalid', { fields: { data: 'request.invalid' } });
  return file;
}
