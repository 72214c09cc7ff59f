import { type Static, Type } from 'typebox';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/** What feedback can be about. */
export const questionTypes = ['ACCOUNT', 'DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'TECHNICAL', 'SUGGESTION', 'OTHER'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The most pictures with one message. */
export const FEEDBACK_IMAGES = 3;
/** The most bytes of one picture, as it is on the phone. */
export const FEEDBACK_IMAGE_BYTES = 5 * 1024 * 1024;
/** The most signs that the text may have, whatever its number of words. */
export const FEEDBACK_LENGTH = 4000;

/** `GET /wps/feedback/form` (ours): between how many words the brand reads, and whether this caller may send pictures. */
export const FeedbackForm = Type.Object({ minWords: Type.Integer(), maxWords: Type.Integer(), images: Type.Boolean() }, closed);
export type FeedbackForm = Static<typeof FeedbackForm>;

/** `POST /wps/feedback/images` (ours), one picture: png or jpg by its content, in base64. */
export const FeedbackImageBody = Type.Object(
  { data: Type.String({ minLength: 4, maxLength: Math.ceil(FEEDBACK_IMAGE_BYTES / 3) * 4, pattern: '^[A-Za-z0-9+/]+={0,2}$' }) },
  closed,
);
export type FeedbackImageBody = Static<typeof FeedbackImageBody>;

/** Goes into the message within the hour; a picture that no message names is thrown away. */
export const FeedbackImage = Type.Object({ imageId: Type.String() }, closed);
export type FeedbackImage = Static<typeof FeedbackImage>;

/** `PUT /wps/feedback`. Anybody may; pictures need a session. */
export const FeedbackBody = Type.Object(
  {
    questionType: Type.Enum([...questionTypes]),
    content: text(FEEDBACK_LENGTH, 1),
    images: Type.Optional(
      Type.Array(Type.String({ format: 'uuid', maxLength: 36 }), { maxItems: FEEDBACK_IMAGES, uniqueItems: true }),
    ),
  },
  closed,
);
export type FeedbackBody = Static<typeof FeedbackBody>;

/** The number under which the brand finds the message again. */
export const FeedbackSent = Type.Object({ reference: Type.String() }, closed);
export type FeedbackSent = Static<typeof FeedbackSent>;

/** Words as the server counts them, so that a form counts the same. */
export function wordsIn(content: string): number {
  return content
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
