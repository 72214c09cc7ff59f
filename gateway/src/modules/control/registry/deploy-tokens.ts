import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyFile, keysDir, writeKeyFile } from '../../../platform/crypto/key-files';
import type { Config } from '../../../platform/config';

/** Tokens of those who publish and of those who operate. */
export interface RegistryTokens {
  /** A token that may publish and promote this one remote. */
  forRemote(remote: string): string;
  mayDeploy(token: string | undefined, remote: string): boolean;
  mayCallPrivateApi(token: string | undefined): boolean;
}

const ALL_REMOTES = 'all';

/**
 * Tokens derived from one secret, so that a remote team's token needs no table and ends when the secret is changed. `keys/deploy-token` is
 * good for every remote, `keys/operator-token` for operators; both are made at the first start.
 */
export async function openTokens(config: Pick<Config, 'dataDir'>): Promise<RegistryTokens> {
  const secret = await keyFile(config, 'deploy-secret', () => randomBytes(32));
  const operator = (await keyFile(config, 'operator-token', () => Buffer.from(randomBytes(32).toString('base64url'))))
    .toString('utf8')
    .trim();
  const derive = (scope: string) => `${scope}.${createHmac('sha256', secret).update(`deploy:${scope}`).digest('base64url')}`;
  await writeKeyFile(keysDir(config), 'deploy-token', derive(ALL_REMOTES));
  const mayCallPrivateApi = (token: string | undefined) => isSameToken(token, operator);
  return {
    forRemote: derive,
    mayDeploy: (token, remote) =>
      isSameToken(token, derive(remote)) || isSameToken(token, derive(ALL_REMOTES)) || mayCallPrivateApi(token),
    mayCallPrivateApi,
  };
}

function isSameToken(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
