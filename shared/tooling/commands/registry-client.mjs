import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { Obstacle } from '../bootstrap/say.mjs';
import { dataFolder } from './where.mjs';

/** The registry did not answer, or not to the end: worth another try. */
export class Unreachable extends Obstacle {
  constructor(address, reason) {
    super(
      `The registry at ${address} does not answer (${reason}). Is the gateway running? PAVILION_REGISTRY names another address.`,
    );
    this.reason = reason;
  }
}

/** The gateway's private port, with one of this installation's tokens (`key`) or, for the registry, the one that the environment gives. */
export function registryClient(privatePort = process.env.PAVILION_PRIVATE_PORT ?? 4009, key = 'deploy-token') {
  const address = process.env.PAVILION_REGISTRY ?? `http://127.0.0.1:${privatePort}`;
  const token = (key === 'deploy-token' && process.env.PAVILION_DEPLOY_TOKEN) || localToken(key);
  const json = (body) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const bytes = (body) => ({ body, headers: { 'content-type': 'application/octet-stream' } });
  return {
    address,
    get: (path) => ask(address, token, path, { method: 'GET' }),
    post: (path, body) => ask(address, token, path, { method: 'POST', ...json(body) }),
    put: (path, body) => ask(address, token, path, { method: 'PUT', ...bytes(body) }),
    postFile: (path, body) => ask(address, token, path, { method: 'POST', ...bytes(body) }),
  };
}

/** Who releases: shown in the audit trail beside the reason. */
export function whoami() {
  return process.env.PAVILION_WHO ?? userInfo().username;
}

function localToken(key) {
  const file = join(dataFolder(), 'keys', key);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Obstacle(
    `There is no ${key.replace('-', ' ')}: start the gateway once, which leaves one in ${file}${key === 'deploy-token' ? ', or set PAVILION_DEPLOY_TOKEN' : ''}.`,
  );
}

async function ask(address, token, path, { headers, ...request }) {
  const proof = { authorization: `Bearer ${token}`, 'x-pavilion-who': encodeURIComponent(whoami()) };
  const response = await fetch(address + path, { ...request, headers: { ...headers, ...proof } }).catch((error) => {
    throw new Unreachable(address, error.cause?.code ?? error.message);
  });
  const answer = await response.json().catch(() => undefined);
  if (answer?.success) return answer.value;
  if (response.status === 503 || response.status === 408)
    throw new Unreachable(address, answer?.message ?? `status ${response.status}`);
  throw new Obstacle(refusal(path, response.status, answer));
}

function refusal(path, status, answer) {
  if (!answer) return `The registry answered ${status} to ${path} without saying why. Is it the gateway's private port?`;
  const facts = Object.entries({ ...answer.fields, ...answer.details }).map(([name, value]) => `${name}: ${value}`);
  return `The registry refused: ${answer.message} (${[answer.code, ...facts].join('; ')})${CURES[answer.code] ?? ''}`;
}

const CURES = {
  'registry.version_exists': '\nThe same sources gave other bytes. Raise the version in package.json and release again.',
  'registry.token_refused': '\nAn operator gives a token for one remote with “pavilion operator deploy-token <remote>”.',
  'registry.contract_unsupported': '\nUpdate @pavilion/contract in this checkout, or the platform, and release again.',
  'registry.breaking_change': '\nPut back what others rely on, or raise “pavilion.contract” in package.json and tell them.',
  'registry.descriptor_disagrees': '\nMake src/descriptor.ts and src/remote.ts say the same.',
  'registry.release_too_large': '\nLook at the sizes in dist: smaller pictures and fonts, code split by screen.',
  'registry.upload_incomplete': '\nRelease again: only what is missing is sent.',
};
