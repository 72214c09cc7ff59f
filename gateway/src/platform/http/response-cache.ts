import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locale } from '@pavilion/i18n';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { durationsOf } from '../telemetry/request-durations';
import { STRICT_TRANSPORT } from './answer-headers';
import { localeOf } from './error-handler';
import { ok } from './ok';
import type { Brand } from './request-context';

/** Of one brand in one language. */
const MAX_CACHED_RESPONSES = 1000;
const JSON_TYPE = 'application/json; charset=utf-8';

interface EncodedResponse {
  head: string[];
  /** One character a byte: the server writes head and text at once, but a buffer after its head. */
  body: string;
}

/** An answer as it goes out, whole and pressed, and what counts how long its route took. */
interface CachedResponse {
  plain: EncodedResponse;
  brotli: EncodedResponse;
  observe(ms: number): void;
}

/**
 * Answers of public calls in the bytes that go out, by brand, language and exact address. An address is kept only after a route found it
 * valid, so whoever asks the same again is answered before the framework makes anything of the request.
 */
export interface ResponseCache {
  /** Whether it answered. Who comes through a proxy that speaks for another host is left to the framework: it knows whom to believe. */
  respondFromCache(request: IncomingMessage, response: ServerResponse): boolean;
  /** Answers from a route with what is kept, or else with what is made now. */
  send(request: FastifyRequest, reply: FastifyReply, make: () => unknown): FastifyReply;
}

interface Dependencies {
  /** What the answers were made of: another one, and all of them are forgotten. */
  version: () => object;
  findBrand: (host: string) => Brand | undefined;
  /** Whether the brand answers an address now: where it does not, the framework says why. */
  isOpenTo: (brand: Brand, address: string) => boolean;
  addressOf: (request: IncomingMessage) => string;
  /** Whether the site is reached over TLS. */
  https: boolean;
}

/** Keeps the most recent ones. */
export function createResponseCache({ version, findBrand, isOpenTo, addressOf, https }: Dependencies): ResponseCache {
  const always = ['x-content-type-options', 'nosniff', ...(https ? ['strict-transport-security', STRICT_TRANSPORT] : [])];
  const answers = createVersionedCache(version);
  return {
    respondFromCache(request, response) {
      const brand = brandOf(request, findBrand);
      const kept = brand && answers.get(brand, localeOf(request), request.url);
      if (!kept || !isOpenTo(brand, addressOf(request))) return false;
      writeCached(kept, request, response);
      return true;
    },
    send(request, reply, make) {
      const { brand, locale, raw, routeOptions } = request;
      const kept = answers.get(brand, locale, raw.url) ?? compress(make(), routeOptions.url ?? '', always);
      answers.set(brand, locale, raw.url, kept);
      const { head, body } = acceptedEncoding(request.raw, kept);
      for (let at = 0; at < head.length; at += 2) void reply.header(head[at] ?? '', head[at + 1]);
      return reply.send(Buffer.from(body, 'latin1'));
    },
  };
}

/**
 * By brand, language and address, in maps of their own: one key of all three would be written and hashed anew for every request, which
 * takes 0.8 µs instead of 0.4.
 */
function createVersionedCache(madeOf: () => object) {
  let current = madeOf();
  let brands = new Map<string, Partial<Record<Locale, Map<string, CachedResponse>>>>();
  return {
    get({ code }: Brand, locale: Locale, url = ''): CachedResponse | undefined {
      if (madeOf() !== current) {
        current = madeOf();
        brands = new Map();
      }
      return brands.get(code)?.[locale]?.get(url);
    },
    set({ code }: Brand, locale: Locale, url = '', kept: CachedResponse): void {
      const languages = brands.get(code) ?? {};
      const answers = (languages[locale] ??= new Map());
      brands.set(code, languages);
      if (answers.size >= MAX_CACHED_RESPONSES && !answers.has(url)) answers.delete(answers.keys().next().value ?? '');
      answers.set(url, kept);
    },
  };
}

function brandOf({ method, headers }: IncomingMessage, findBrand: Dependencies['findBrand']): Brand | undefined {
  const { host } = headers;
  if (method !== 'GET' || !host || headers['x-forwarded-host']) return undefined;
  // Splitting at the port would make a list of every name, at three times the price.
  const port = host.indexOf(':');
  return findBrand(port < 0 ? host : host.slice(0, port));
}

/** Quality 5 presses seven kilobytes to one in half a millisecond; more effort would save little. */
function compress(value: unknown, route: string, always: string[]): CachedResponse {
  const observe = durationsOf({ method: 'GET', route, status: 200 });
  const plain = Buffer.from(JSON.stringify(ok(value)));
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return {
    observe,
    plain: encodedResponse(plain, ...always),
    brotli: encodedResponse(brotli, ...always, 'content-encoding', 'br'),
  };
}

function encodedResponse(body: Buffer, ...more: string[]): EncodedResponse {
  const length = String(body.length);
  const head = ['content-type', JSON_TYPE, 'vary', 'accept-encoding, accept-language', 'content-length', length, ...more];
  return { head, body: body.toString('latin1') };
}

function acceptedEncoding({ headers }: IncomingMessage, { plain, brotli }: CachedResponse): EncodedResponse {
  return /\bbr\b/.test(headers['accept-encoding'] ?? '') ? brotli : plain;
}

function writeCached(kept: CachedResponse, request: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const { head, body } = acceptedEncoding(request, kept);
  response.writeHead(200, head).end(body, 'latin1');
  kept.observe(performance.now() - started);
}
