import { constants, createDecipheriv, privateDecrypt } from 'node:crypto';
import type { EncryptedBody } from '@pavilion/api';
import { sql } from 'kysely';
import { DomainError } from '../errors';
import type { Platform } from '../platform';
import { createEnvelopeKeys, type EnvelopeKey } from './envelope-keys';

declare module '../database/database' {
  interface Tables {
    envelope_nonces: { nonce: string; expires_at: Date };
  }
}

/** Opens what browsers encrypt on top of TLS: passwords and what identifies a person. */
export interface Envelopes {
  /** What a page needs to wrap a body: key id and RSA public key, PEM. */
  publicKey(): Promise<{ kid: string; publicKey: string }>;
  /**
   * The JSON text inside, once. Altered, stale, moved to another address and replayed all end in the same refusal.
   * @throws DomainError `request.envelope_refused`
   */
  open(method: string, path: string, body: unknown): Promise<string>;
}

const TOLERANCE_MS = 5 * 60_000;
const TAG = 16;

/** Envelopes of this installation. Nonces are claimed in the database, so that every gateway refuses a replay. */
export function createEnvelopes({ config, db }: Pick<Platform, 'config' | 'db'>): Envelopes {
  const keys = createEnvelopeKeys(config);
  const claim = async (nonce: string) => {
    const { numAffectedRows } = await sql`
      with gone as (
        delete from envelope_nonces where nonce in
          (select nonce from envelope_nonces where expires_at < now() order by expires_at limit 20 for update skip locked)
      )
      insert into envelope_nonces (nonce, expires_at) values (${nonce}, now() + interval '15 minutes') on conflict do nothing`.execute(
      db,
    );
    if (!numAffectedRows) throw refused();
  };
  return {
    async publicKey() {
      const { kid, publicKey } = await keys.current();
      return { kid, publicKey };
    },
    async open(method, path, body) {
      if (!isEncryptedBody(body) || Math.abs(Date.now() - body.ts) > TOLERANCE_MS) throw refused();
      const key = await keys.byId(body.kid);
      if (!key) throw refused();
      const text = decrypt(body, key, `${method} ${path} ${body.kid} ${body.ts} ${body.nonce}`);
      await claim(`${body.kid}.${body.nonce}`);
      return text;
    },
  };
}

function decrypt(body: EncryptedBody, { privateKey }: EnvelopeKey, additional: string): string {
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const wrapped = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, Buffer.from(body.key, 'base64'));
    const data = Buffer.from(body.data, 'base64');
    const cipher = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(wrapped.toString('ascii'), 'base64'),
      Buffer.from(body.iv, 'base64'),
      {
        authTagLength: TAG,
      },
    );
    cipher.setAAD(Buffer.from(additional)).setAuthTag(data.subarray(-TAG));
    return Buffer.concat([cipher.update(data.subarray(0, -TAG)), cipher.final()]).toString('utf8');
  } catch {
    throw refused();
  }
}

function refused(): DomainError {
  return new DomainError('request.envelope_refused');
}

const TEXTS = ['kid', 'key', 'iv', 'data', 'nonce'] as const;

function isEncryptedBody(body: unknown): body is EncryptedBody {
  if (typeof body !== 'object' || body === null || Object.keys(body).length !== TEXTS.length + 1) return false;
  const entries = body as Record<string, unknown>;
  return (
    TEXTS.every((name) => typeof entries[name] === 'string') &&
    Number.isSafeInteger(entries.ts) &&
    /^[\w-]{16,64}$/.test(entries.nonce as string)
  );
}
