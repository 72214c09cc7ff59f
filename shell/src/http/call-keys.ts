import type { ApiResponse, Call } from '@pavilion/api';
import { CallError, type CallOptions } from '@pavilion/host/http';

type Asked = Pick<Call<unknown, unknown>, 'method' | 'path' | 'once'>;
type Answer = ApiResponse<unknown>;

/** The idempotency keys of calls that a form sends: one for each, and the same again while nobody knows what the first one did. */
export interface CallKeys {
  /** Sends what is made `once` under a key, unless the caller brought one. */
  keyed(call: Asked, input: unknown, options: CallOptions, send: (keyed: CallOptions) => Promise<Answer>): Promise<Answer>;
}

const SAME_TRY_MS = 120_000;
const MOST = 8;
/** Read anew at each try, and no part of what is asked for. */
const CAPTCHA: readonly string[] = ['captcha', 'captchaId'];

export function createCallKeys(now: () => number = Date.now): CallKeys {
  const open = new Map<string, { key: string; at: number }>();
  const keyFor = (name: string): string => {
    const known = open.get(name);
    open.delete(name);
    return known && now() - known.at < SAME_TRY_MS ? known.key : crypto.randomUUID();
  };
  /** The same call within two minutes is the same try. */
  const keepOpen = (name: string, key: string): void => {
    open.set(name, { key, at: now() });
    for (const [oldest] of open) if (open.size > MOST) open.delete(oldest);
  };
  return {
    async keyed(call, input, options, send) {
      if (!call.once || options.idempotencyKey) return send(options);
      const name = nameOf(call, input);
      const idempotencyKey = keyFor(name);
      try {
        const answer = await send({ ...options, idempotencyKey });
        if (!answer.success && answer.code === 'request.in_flight') keepOpen(name, idempotencyKey);
        return answer;
      } catch (error) {
        if (isLost(error)) keepOpen(name, idempotencyKey);
        throw error;
      }
    },
  };
}

/** Nobody knows whether it was done. */
function isLost(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'network.abnormal' || error.code === 'request.timed_out');
}

function nameOf({ method, path }: Asked, input: unknown): string {
  return `${method} ${path} ${JSON.stringify(input ?? {}, (name, value: unknown) => (CAPTCHA.includes(name) ? undefined : value))}`;
}
