import { createHash, createHmac } from 'node:crypto';

/** What a service is told of a request, beside the request. */
export interface TeamRequestFacts {
  method: string;
  /** Below the service's address, with its query. */
  path: string;
  brand: string;
  /** Who asks; empty for a visitor. */
  member: string;
  audience: 'visitor' | 'trial' | 'member' | 'agent';
  language: string;
}

/**
 * The headers by which a service knows that the gateway asks, for whom, and when. The signature covers all of them and the body: HMAC-SHA-256 in hex
 * over the lines time, method, path, brand, member, audience, language and the SHA-256 of the body in hex.
 */
export function signedHeaders(facts: TeamRequestFacts, body: string, key: string, now = Date.now()): Record<string, string> {
  const { method, path, brand, member, audience, language } = facts;
  const time = String(Math.floor(now / 1_000));
  const digest = createHash('sha256').update(body).digest('hex');
  const lines = [time, method, path, brand, member, audience, language, digest].join('\n');
  return {
    'x-pavilion-time': time,
    'x-pavilion-brand': brand,
    'x-pavilion-member': member,
    'x-pavilion-audience': audience,
    'x-pavilion-language': language,
    'x-pavilion-signature': createHmac('sha256', key).update(lines).digest('hex'),
  };
}
