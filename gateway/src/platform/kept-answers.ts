import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { FieldCipher } from './crypto';
import type { Database } from './database';
import { DomainError } from './errors';
import { idempotencyKeyOf } from './http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sent again with its `Idempotency-Key`, the call is answered as the first time and does nothing. Without a key it runs as any other. */
    once?: boolean;
  }
}

const KEPT_MINUTES = 10;
/** Longer than any request may take: whoever claimed the key died. */
const CLAIM_SECONDS = 15;
/** Read anew at each try, and no part of what is asked for. */
const CAPTCHA: readonly string[] = ['captcha', 'captchaId'];

/** The row that a request writes its answer to. */
type Claims = WeakMap<FastifyRequest, { key: Buffer; context: string }>;

/** Keeps what routes with `once` answered, for whoever lost the answer on the way and presses again. */
export function keepAnswers(app: FastifyInstance, { db, cipher }: { db: Database; cipher: FieldCipher }): void {
  const claims: Claims = new WeakMap();
  const store = answerStore(db);
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.once || request.headers['idempotency-key'] === undefined) return undefined;
    const context = contextOf(request);
    const key = cipher.index(context);
    const body = cipher.index(bodyText(request.body));
    if (await store.claim(key, body)) {
      claims.set(request, { key, context });
      return undefined;
    }
    const known = await store.find(key);
    if (known && !known.body_hash.equals(body)) throw new DomainError('request.key_reused');
    if (!known?.answer) throw new DomainError('request.in_flight');
    return reply.type('application/json; charset=utf-8').send(cipher.open(known.answer, context));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = claims.get(request);
    if (!claim) return payload;
    claims.delete(request);
    const done = reply.statusCode === 200 && typeof payload === 'string';
    try {
      await (done ? store.keep(claim.key, cipher.seal(payload, claim.context)) : store.release(claim.key));
    } catch (err) {
      // The effect is there: the caller is told, and only a lost answer stays lost.
      request.log.error({ err }, 'an answer is not kept');
    }
    return payload;
  });
}

function answerStore(db: Database) {
  return {
    /** Whether nobody has run it, or whoever did died. */
    async claim(key: Buffer, body: Buffer): Promise<boolean> {
      await sql`delete from kept_answers where ctid = any (array(
        select ctid from kept_answers where expires_at < now() limit 20 for update skip locked
      ))`.execute(db);
      const { rows } = await sql`
        insert into kept_answers as known (key_hash, body_hash, expires_at)
        values (${key}, ${body}, now() + make_interval(mins => ${KEPT_MINUTES}))
        on conflict (key_hash) do update set claimed_at = now(), expires_at = excluded.expires_at, answer = null, body_hash = excluded.body_hash
          where known.expires_at < now()
            or (known.answer is null and known.body_hash = excluded.body_hash
              and known.claimed_at < now() - make_interval(secs => ${CLAIM_SECONDS}))
        returning 1`.execute(db);
      return rows.length > 0;
    },
    async find(key: Buffer): Promise<{ body_hash: Buffer; answer: Buffer | null } | undefined> {
      const { rows } = await sql<{ body_hash: Buffer; answer: Buffer | null }>`
        select body_hash, answer from kept_answers where key_hash = ${key}`.execute(db);
      return rows[0];
    },
    keep: (key: Buffer, answer: Buffer) => sql`update kept_answers set answer = ${answer} where key_hash = ${key}`.execute(db),
    release: (key: Buffer) => sql`delete from kept_answers where key_hash = ${key} and answer is null`.execute(db),
  };
}

/** One key of one caller at one address. */
function contextOf({ brand, session, method, url, headers }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  return JSON.stringify(['answer', brand.code, session?.memberId ?? null, method, path, idempotencyKeyOf(headers)]);
}

function bodyText(body: unknown): string {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>).filter(([name]) => !CAPTCHA.includes(name));
  return JSON.stringify(entries.sort(([one], [other]) => one.localeCompare(other)));
}
