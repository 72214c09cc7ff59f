import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userInfo } from 'node:os';
import { Obstacle } from '../bootstrap/say.mjs';
import { dataFolder } from './where.mjs';

/** The registry over its private port, with one of this installation's tokens or the one that the environment gives. */
export function registryClient() {
  const address = process.env.PAVILION_REGISTRY ?? `http://127.0.0.1:${process.env.PAVILION_PRIVATE_PORT ?? 4009}`;
  const token = process.env.PAVILION_DEPLOY_TOKEN ?? localToken();
  return {
    address,
    get: (path) => ask(address, token, 'GET', path),
    post: (path, body) => ask(address, token, 'POST', path, body),
  };
}

/** Who releases: shown in the audit trail beside the reason. */
export function whoami() {
  return process.env.PAVILION_WHO ?? userInfo().username;
}

function localToken() {
  const file = join(dataFolder(), 'keys/deploy-token');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new Obstacle(
    `There is no deploy token: set PAVILION_DEPLOY_TOKEN, or start the gateway once, which leaves one in ${file}.`,
  );
}

async function ask(address, token, method, path, body) {
  const headers = {
    authorization: `Bearer ${token}`,
    'x-pavilion-who': whoami(),
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch((error) => {
    throw new Obstacle(
      `The registry at ${address} does not answer (${error.cause?.code ?? error.message}). Is the gateway running? PAVILION_REGISTRY names another address.`,
    );
  });
  const answer = await response.json().catch(() => undefined);
  if (answer?.success) return answer.value;
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
};
