/** The most pictures with one message. */
export const MAX_FEEDBACK_IMAGES = 3;
/** The most bytes of one picture, as it is on the phone. */
export const MAX_FEEDBACK_IMAGE_BYTES = 5 * 1024 * 1024;
/** The most signs that the text may have, whatever its number of words. */
export const MAX_FEEDBACK_LENGTH = 4000;

/** What feedback can be about. */
export const questionTypes = ['ACCOUNT', 'DEPOSIT', 'WITHDRAWAL', 'GAME', 'PROMOTION', 'TECHNICAL', 'SUGGESTION', 'OTHER'] as const;
export type QuestionType = (typeof questionTypes)[number];

/** Words as the server counts them, so that a form counts the same. */
export function countWords(content: string): number {
  return content
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
