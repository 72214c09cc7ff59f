import type { FastifyReply } from 'fastify';

/** Sends a jpg that somebody uploaded to those who may see it, as a picture and nothing else. */
export function sendPrivateImage(reply: FastifyReply, image: Buffer): FastifyReply {
  return reply
    .type('image/jpeg')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'")
    .header('x-content-type-options', 'nosniff')
    .send(image);
}
