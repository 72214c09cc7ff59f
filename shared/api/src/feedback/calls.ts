import { call } from '../call';
import type { FeedbackBody, FeedbackForm, FeedbackImage, FeedbackImageBody, FeedbackSent } from './index';

// Of a file without schemas: a form counts without carrying them.
export * from './limits';

type Nothing = Record<never, never>;

/** What the form has to say before anybody writes. */
export const feedbackForm = call<Nothing, FeedbackForm>('GET', '/wps/feedback/form');
/** Sends a picture ahead; fails with `feedback.image_refused`. */
export const feedbackImage = call<FeedbackImageBody, FeedbackImage>('POST', '/wps/feedback/images', { token: true });
/** Sends a message to the brand; fails with `feedback.words` when it is too short or too long. */
export const sendFeedback = call<FeedbackBody, FeedbackSent>('PUT', '/wps/feedback', { once: true });
