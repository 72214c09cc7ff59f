import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  MAX_FEEDBACK_IMAGE_BYTES,
  FeedbackBody,
  FeedbackForm,
  FeedbackImage,
  FeedbackImageBody,
  FeedbackSent,
} from '@pavilion/api/feedback';
import { successEnvelope } from '@pavilion/api/schemas';
import type { FastifyRequest } from 'fastify';
import { ok } from '../../../platform/http';
import type { Feedback, Sender } from './service';

/** The largest picture in base64, and the braces around it. */
const imageLimit = Math.ceil(MAX_FEEDBACK_IMAGE_BYTES / 3) * 4 + 1024;

/** How players write to a brand. */
export function feedbackRoutes(feedback: Feedback): FastifyPluginAsyncTypebox {
  const tags = ['feedback'];
  return async (app) => {
    app.get(
      '/wps/feedback/form',
      { config: { access: 'public' }, schema: { tags, response: { 200: successEnvelope(FeedbackForm) } } },
      async (request) => ok(await feedback.form(senderOf(request))),
    );
    app.put(
      '/wps/feedback',
      {
        config: { access: 'public', once: true },
        schema: { tags, body: FeedbackBody, response: { 200: successEnvelope(FeedbackSent) } },
      },
      async (request) => ok(await feedback.send(senderOf(request), request.body, request.locale)),
    );
    app.post(
      '/wps/feedback/images',
      {
        config: { access: 'member' },
        bodyLimit: imageLimit,
        schema: { tags, body: FeedbackImageBody, response: { 200: successEnvelope(FeedbackImage) } },
      },
      async (request) => {
        const memberId = BigInt(request.member().memberId);
        return ok({ imageId: await feedback.acceptImage({ ...senderOf(request), memberId }, request.body.data) });
      },
    );
  };
}

function senderOf({ brand, ip, session }: FastifyRequest): Sender {
  return { brand: brand.code, address: ip, memberId: session && !session.trial ? BigInt(session.memberId) : undefined };
}
