import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { portsFrom } from '../bootstrap/ports.mjs';
import { UserError } from '../bootstrap/progress.mjs';
import { isInstalled } from '../bootstrap/root.mjs';
import { dataFolder } from '../commands/folders.mjs';
import { safeAddress } from './registry-address.mjs';

/** What a command proves itself with: the environment's variable, else the file in the data folder that the gateway left there. */
const TOKENS = { 'deploy-token': 'PAVILION_DEPLOY_TOKEN', 'operator-token': 'PAVILION_OPERATOR_TOKEN' };

const BUSY_RETRY_DELAYS_MS = [300, 1_000, 3_000];

/** The gateway did not answer, or not to the end: worth another try. */
export class Unreachable extends UserError {
  constructor(address, reason) {
    super(`The gateway at ${address} does not answer (${reason}). Is it running? PAVILION_REGISTRY names another address.`);
    this.reason = reason;
  }
}

/** It is there, and has no time: on a machine that does much else, or while its database is away. */
class Busy extends Unreachable {}

/**
 * How every command calls the gateway's private port. Address, token and data folder come from `env` (docs/configuration.md, Commands), else
 * from the usual places. Commands complete `env` with what the installation that they belong to has.
 */
export function gatewayClient(token, { env = process.env } = {}) {
  const address = safeAddress(env.PAVILION_REGISTRY || `http://127.0.0.1:${portsFrom(env).privatePort}`);
  const proof = {
    authorization: `Bearer ${env[TOKENS[token]] || localToken(token, env)}`,
    'x-pavilion-who': encodeURIComponent(whoami(env)),
  };
  const send = (method, path, body, type) =>
    ask(address, path, { method, headers: { ...proof, ...(type && { 'content-type': type }) }, ...(type && { body }) });
  return {
    get: (path) => whenNotBusy(() => send('GET', path)),
    postAgain: (path, body) => whenNotBusy(() => send('POST', path, JSON.stringify(body), 'application/json')),
    post: (path, body) => send('POST', path, JSON.stringify(body), 'application/json'),
    put: (path, bytes) => send('PUT', path, bytes, 'application/octet-stream'),
    postFile: (path, bytes) => send('POST', path, bytes, 'application/octet-stream'),
  };
}

/** Who gives the command: shown in the audit log beside the reason. */
export function whoami(env = process.env) {
  return env.PAVILION_WHO ?? userInfo().username;
}

function localToken(token, env) {
  const file = join(dataFolder(env), 'keys', token);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (isInstalled) throw new UserError(`${TOKENS[token]} is missing: set it to the token that the platform’s operator gave you.`);
  throw new UserError(
    `There is no ${token.replace('-', ' ')}: start the gateway once, which leaves one in ${file}, or set ${TOKENS[token]}.`,
  );
}

async function ask(address, path, request) {
  const response = await fetch(address + path, request).catch((error) => {
    throw new Unreachable(address, error.cause?.code ?? error.message);
  });
  // Something in between answered with a page: its status is told below.
  const answer = await response.json().catch(() => undefined);
  if (answer?.success) return answer.value;
  if (response.status === 503 || response.status === 408) throw new Busy(address, answer?.message ?? `status ${response.status}`);
  throw new UserError(refusal(path, response.status, answer));
}

/** Only for what may be done twice: nobody knows how far the gateway came. */
async function whenNotBusy(step) {
  for (const pause of BUSY_RETRY_DELAYS_MS) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return step();
}

function refusal(path, status, answer) {
  if (!answer) return `The gateway answered ${status} to ${path} without saying why. Is that its private port?`;
  const facts = Object.entries({ ...answer.fields, ...answer.details }).map(([name, value]) => `${name}: ${value}`);
  return `The gateway refused: ${answer.message} (${[answer.code, ...facts].join('; ')})${CURES[answer.code] ?? ''}`;
}

const CURES = {
  'registry.version_exists': '\nThe same sources gave other bytes. Raise the version in package.json and release again.',
  'registry.token_refused':
    '\nAn operator gives a token for one remote with “pnpm operator deploy-token <remote>”. If the gateway of another installation answers there, name yours: PAVILION_PORT, PAVILION_DATA_DIR.',
  'registry.contract_unsupported':
    '\nUpdate @pavilion/contract in this checkout (elsewhere: take a newer kit), or the platform, and release again.',
  'registry.breaking_change': '\nPut back what others rely on, or raise “pavilion.contract” in package.json and tell them.',
  'registry.descriptor_disagrees': '\nMake src/descriptor.ts and src/remote.ts say the same.',
  'registry.release_too_large': '\nLook at the sizes in dist: smaller pictures and fonts, code split by screen.',
  'registry.upload_incomplete': '\nRelease again: only what is missing is sent.',
};
