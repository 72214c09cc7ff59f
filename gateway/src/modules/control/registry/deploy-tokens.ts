import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DeployToken, GivenDeployToken, NewDeployToken } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import { DEPLOYER } from '../../../platform/command-line-name';
import type { Config } from '../../../platform/config';
import { keyFile, keysDir, writeKeyFile } from '../../../platform/crypto/key-files';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Audit } from '../audit';
import { addDeployToken, listDeployTokens, revokeDeployToken, recordTokenUse } from './deploy-token-store';
import type { ChangeAuthor } from './engine';

/** Tokens of those who publish and of those who operate. */
export interface RegistryTokens {
  /** Who releases `remote` with this token, as the audit log names them; undefined when the token is not good for it. */
  deployerOf(token: string | undefined, remote: string): Promise<string | undefined>;
  mayCallPrivateApi(token: string | undefined): boolean;
  /** A token for one holder and one remote. It is told this once. */
  give(wanted: Omit<NewDeployToken, 'reason'>, asked: ChangeAuthor): Promise<GivenDeployToken>;
  /** All that were ever given, the latest first; a thousand at most. */
  list(): Promise<DeployToken[]>;
  /** Ends one token, at once. @throws DomainError `registry.unknown_token` */
  revoke(id: string, asked: ChangeAuthor): Promise<void>;
}

/** Whoever can read the data folder is this installation: one token for all its remotes, made anew when its secret is removed. */
const INSTALLATION = `${DEPLOYER}installation`;

/**
 * Tokens of people and pipelines are rows. `keys/deploy-token` is the installation's own, for every remote; `keys/operator-token` is for operators'
 * commands. Both files are made at the first start.
 */
export async function openTokens(
  { config, db }: { config: Pick<Config, 'dataDir'>; db: Platform['db'] },
  audit: Pick<Audit, 'append'>,
): Promise<RegistryTokens> {
  const secret = await keyFile(config, 'deploy-secret', () => randomBytes(32));
  const operator = (await keyFile(config, 'operator-token', () => Buffer.from(randomBytes(32).toString('base64url'))))
    .toString('utf8')
    .trim();
  const installation = `all.${createHmac('sha256', secret).update('deploy:all').digest('base64url')}`;
  await writeKeyFile(keysDir(config), 'deploy-token', installation);
  return {
    mayCallPrivateApi: (token) => isSameToken(token, operator),
    async deployerOf(token, remote) {
      if (token === undefined) return undefined;
      if (isSameToken(token, installation)) return INSTALLATION;
      const holder = await recordTokenUse(db, hashOf(token), remote);
      return holder && DEPLOYER + holder;
    },
    async give({ remote, holder, kind, days }, { who, reason }) {
      const token = `pvd_${randomBytes(32).toString('base64url')}`;
      const expiresAt = new Date(Date.now() + days * DAY_MS);
      const id = await db.transaction().execute(async (trx) => {
        const added = await addDeployToken(trx, { remote, holder, kind, hash: hashOf(token), createdBy: who, expiresAt });
        const after = { token: added, holder, kind, expiresAt };
        await audit.append(trx, { who, reason, action: 'deploy-token', remote, after });
        return added;
      });
      return { id, token, expiresAt: expiresAt.toISOString() };
    },
    list: () => listDeployTokens(db),
    async revoke(id, { who, reason }) {
      await db.transaction().execute(async (trx) => {
        const ended = await revokeDeployToken(trx, id, who);
        if (!ended) throw new DomainError('registry.unknown_token');
        const after = { token: id, holder: ended.holder };
        await audit.append(trx, { who, reason, action: 'deploy-token-revoke', remote: ended.remote, after });
      });
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

function isSameToken(given: string | undefined, expected: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
