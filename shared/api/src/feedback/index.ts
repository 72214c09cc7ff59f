import { type Static, Type } from 'typebox';
import { text } from '../schemas';
import { MAX_FEEDBACK_IMAGE_BYTES, MAX_FEEDBACK_IMAGES, MAX_FEEDBACK_LENGTH, type QuestionType, questionTypes } from './limits';

export * from './limits';

const closed = { additionalProperties: false } as const;

/** `GET /wps/feedback/form` (ours): between how many words the brand reads, and whether this caller may send pictures. */
export const FeedbackForm = Type.Object({ minWords: Type.Integer(), maxWords: Type.Integer(), images: Type.Boolean() }, closed);
export type FeedbackForm = Static<typeof FeedbackForm>;

/** `POST /wps/feedback/images` (ours), one picture: png or jpg by its content, in base64. */
export const FeedbackImageBody = Type.Object(
  { data: Type.String({ minLength: 4, maxLength: Math.ceil(MAX_FEEDBACK_IMAGE_BYTES / 3) * 4 }) },
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
    content: text(MAX_FEEDBACK_LENGTH, 1),
    images: Type.Optional(
      Type.Array(Type.String({ format: 'uuid', maxLength: 36 }), { maxItems: MAX_FEEDBACK_IMAGES, uniqueItems: true }),
    ),
  },
  closed,
);
export type FeedbackBody = Static<typeof FeedbackBody>;

/** The number under which the brand finds the message again. */
export const FeedbackSent = Type.Object({ reference: Type.String() }, closed);
export type FeedbackSent = Static<typeof FeedbackSent>;

/** `GET /staff/brands/:brand/feedback`: the latest first, of one kind when `type` names it; `next` is the `before` of the next page, null at the end. */
export interface FeedbackPage {
  list: {
    reference: string;
    questionType: QuestionType;
    content: string;
    language: 'bn' | 'en';
    sentAt: string;
    /** Null for visitors. */
    member: { id: string; account: string } | null;
    /** Ids of pictures, at `/staff/brands/:brand/feedback/images/:id`. */
    images: string[];
  }[];
  next: string | null;
}
