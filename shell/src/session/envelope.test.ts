/// <reference types="node" />
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto';
import { envelopeKey } from '@pavilion/api/calls/auth';
import { FakeGateway } from '@pavilion/testing';
import { createEncryptor } from './encryptor';
import { encryptBody } from './envelope';

const pair = generateKeyPairSync('rsa', { modulusLength: 3072 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const body = { username: 'নাদিয়া', password: 'কড়াই 🏮' };

beforeAll(() => {
  // jsdom has no WebCrypto of its own; Node's is the one browsers have.
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

type Sealed = Awaited<ReturnType<typeof encryptBody>>;

function open({ kid, key, iv, data, ts, nonce }: Sealed, address: string): unknown {
  const padding = { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const aes = Buffer.from(privateDecrypt(padding, Buffer.from(key, 'base64')).toString('ascii'), 'base64');
  const bytes = Buffer.from(data, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', aes, Buffer.from(iv, 'base64'));
  cipher.setAAD(Buffer.from(`${address} ${kid} ${ts} ${nonce}`)).setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(0, -16)), cipher.final()]).toString('utf8'));
}

describe('an encrypted body', () => {
  it('is opened by whoever holds the private key, whatever the script of what was typed', async () => {
    const sealed = await encryptBody('POST', '/wps/session/login', body, { kid: 'k1', publicKey }, 1_700_000_000_000);

    expect(open(sealed, 'POST /wps/session/login')).toEqual(body);
    expect(sealed).toMatchObject({ kid: 'k1', ts: 1_700_000_000_000 });
    expect(sealed.nonce).toMatch(/^[\w-]{16,64}$/);
  });

  it('cannot be moved to another address', async () => {
    const sealed = await encryptBody('POST', '/wps/session/login', body, { kid: 'k1', publicKey });

    expect(() => open(sealed, 'PUT /wps/member/register')).toThrow('unable to authenticate data');
  });

  it('is never the same twice', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => encryptBody('POST', '/x', body, { kid: 'k1', publicKey })));

    expect(one?.nonce).not.toBe(two?.nonce);
    expect(one?.data).not.toBe(two?.data);
  });

  it('is dated by the gateway’s clock, because the phone’s may be a day off', async () => {
    const yesterday = Date.now() - 86_400_000;
    const http = new FakeGateway().answer(envelopeKey, { kid: 'k2', publicKey, now: yesterday });
    const encrypt = createEncryptor(() => http);

    const [first, second] = [
      await encrypt({ method: 'POST', path: '/x' }, body),
      await encrypt({ method: 'POST', path: '/x' }, body),
    ];

    expect(first.ts - yesterday).toBeGreaterThanOrEqual(0);
    expect(second.ts - yesterday).toBeLessThan(10_000);
    expect(http.sent).toHaveLength(1);
  });
});
