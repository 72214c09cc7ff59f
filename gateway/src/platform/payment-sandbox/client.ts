import type { Config } from '../config';
import type { SandboxSignature } from './signature';

/** Asks the sandbox company something. */
export interface SandboxClient {
  /** @throws Error when it cannot be reached, refuses, or its answer is not its own */
  request(path: string, question: object): Promise<Record<string, unknown>>;
  /** Where it tells us what became of it. */
  notifyUrl(what: 'payments' | 'payouts'): string;
}

const TIMEOUT_MS = 3_000;
/** A day's report is the longest of its answers. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

export function createSandboxClient(
  signature: SandboxSignature,
  config: Pick<Config, 'acquirerUrl' | 'publicOrigin'>,
): SandboxClient {
  return {
    notifyUrl: (what) => `${config.publicOrigin}/vendors/${what}/sandbox/callback`,
    async request(path, question) {
      const body = JSON.stringify(question);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${config.acquirerUrl}${path}`, { method: 'POST', body, headers: signature.sign(body), signal });
      const said = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok || said.length > MAX_RESPONSE_BYTES) throw new Error(`the company answers ${answer.status} at ${path}`);
      const fault = signature.rejectionOf(said, Object.fromEntries(answer.headers));
      if (fault) throw new Error(`the company’s answer at ${path} is ${fault}`);
      return JSON.parse(said.toString('utf8')) as Record<string, unknown>;
    },
  };
}
