import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { ok } from '../../platform/http';

const KEPT = 2000;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Serialised answers of public calls, by brand, language and exact address. Whoever asks the same again is answered before the query is
 * even read: an address is kept only after it was found valid.
 */
export function createKeptAnswers(version: () => object) {
  let current = version();
  let answers = new Map<string, string>();
  const keyOf = ({ brand, locale, raw }: FastifyRequest) => `${brand.code} ${locale} ${raw.url}`;
  const known = (request: FastifyRequest) => {
    if (version() !== current) {
      current = version();
      answers = new Map();
    }
    return answers.get(keyOf(request));
  };
  const serve: onRequestHookHandler = (request, reply, done) => {
    const answer = known(request);
    if (answer === undefined) done();
    else void reply.type(JSON_TYPE).send(answer);
  };
  return {
    /** To be put on a route before anything else. */
    serve,
    send(request: FastifyRequest, reply: FastifyReply, value: unknown): FastifyReply {
      const answer = JSON.stringify(ok(value));
      if (answers.size >= KEPT) answers.delete(answers.keys().next().value ?? '');
      answers.set(keyOf(request), answer);
      return reply.type(JSON_TYPE).send(answer);
    },
  };
}
