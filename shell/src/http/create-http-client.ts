import { type ApiResponse, type Call, type Failure, hasCodeForm } from '@pavilion/api';
import { CallError } from '@pavilion/host/http';
import { type CallOptions, type HttpClient } from '@pavilion/host/http';
import { isMoment, type Locale } from '@pavilion/i18n';
import type { SignOutSignal } from '../session';
import { createCallKeys } from './call-keys';
import { PrefetchedResponses, searchParamsOf } from './prefetched-responses';
import type { SessionCache } from './session-cache';
import { type OutgoingRequest, TimedOut, type Transport } from './transport';
import { abortOnSignOut } from './abort-on-sign-out';

/** What the client asks of the rest of the shell, each time it needs it. */
export interface HttpClientOptions {
  prefetched: Readonly<Record<string, unknown>>;
  transport: Transport;
  /** What the session keeps of earlier answers. */
  kept?: SessionCache;
  /** Where else calls may be asked that say so. */
  hosts: readonly string[];
  locale(): Locale;
  token(): string | undefined;
  /** How the session ends that a call is made in; nothing for a call that needs none. */
  signOutSignal?(call: Pick<Call<unknown, unknown>, 'token'>): SignOutSignal | undefined;
  /** An answer brought another token in place of the one it was asked with. */
  onTokenRenewed?(token: string): void;
  /** The server did not know the token any more. */
  onTokenRefused(): void;
  /** A call was refused; some refusals are about the whole page. */
  onRefused?(failure: Failure, method: string): void;
  encrypt(call: { method: string; path: string }, body: unknown): Promise<unknown>;
  /** What is said, in the player's language, when no answer of ours came back, or nothing was asked because nobody is signed in. */
  messageText(code: ClientFailureCode): string;
}

/** What the client says without an answer of the gateway. */
type ClientFailureCode = 'network.abnormal' | 'request.timed_out' | 'auth.required';

/** The client behind `@pavilion/host/http`. */
export function createHttpClient(needs: HttpClientOptions): HttpClient {
  const first = new PrefetchedResponses(needs.prefetched);
  const keys = createCallKeys();
  /** What may bring another token and has not answered yet. */
  const underWay = new Set<Promise<unknown>>();
  /** Whether the token was only replaced, by a password that was changed meanwhile; else the session is over. */
  const isRenewed = async (refused: string): Promise<boolean> => {
    await Promise.allSettled(underWay);
    if (needs.token() !== refused) return needs.token() !== undefined;
    needs.onTokenRefused();
    return false;
  };
  const client: HttpClient = {
    async call<Input, Value>(call: Call<Input, Value>, input?: Input, options: CallOptions = {}): Promise<Value> {
      const asked = call as Call<unknown, unknown>;
      const keep = <Answer>(answer: Answer): Answer => {
        needs.kept?.write(asked, input, answer);
        return answer;
      };
      const prefetched = first.take(asked, input);
      if (prefetched) return keep(prefetched.value as Value);
      const token = needs.token();
      const nobody = () => new CallError('auth.required', needs.messageText('auth.required'));
      if (call.token && !token) throw nobody();
      const known = needs.kept?.read(asked, input);
      if (known) return known.value as Value;
      const ask = async (within: CallOptions) => send(needs, await buildRequest(needs, asked, input, token, within), call.anyHost);
      const sent = keys.keyed(asked, input, options, (keyed) => abortOnSignOut(needs.signOutSignal?.(call), keyed, ask, nobody));
      if (call.method !== 'GET') trackUntilSettled(underWay, sent);
      const answer = await sent;
      if (answer.success) return keep(answer.value as Value);
      const again = answer.code === 'auth.required' && token && (await isRenewed(token));
      if (again && call.method === 'GET') return client.call(call, input, options);
      needs.onRefused?.(answer, call.method);
      throw new CallError(answer.code, await messageOf(answer, needs.locale()), answer.fields, answer.details);
    },
  };
  return client;
}

function trackUntilSettled(underWay: Set<Promise<unknown>>, sent: Promise<unknown>): void {
  underWay.add(sent);
  const settled = () => void underWay.delete(sent);
  // Whoever called hears of it.
  sent.then(settled, settled);
}

async function buildRequest(
  needs: HttpClientOptions,
  call: Call<unknown, unknown>,
  input: unknown,
  token: string | undefined,
  { signal, idempotencyKey }: CallOptions,
): Promise<OutgoingRequest> {
  const inAddress = call.method === 'GET' || (call.method === 'DELETE' && !call.encrypted);
  const query = inAddress ? searchParamsOf(input).toString() : '';
  const headers = {
    Accept: 'application/json',
    'Accept-Language': needs.locale(),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const body = inAddress ? undefined : call.encrypted ? await needs.encrypt(call, input ?? {}) : (input ?? {});
  return {
    method: call.method,
    path: `${call.path}${query && `?${query}`}`,
    headers,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  };
}

async function send(needs: HttpClientOptions, request: OutgoingRequest, anyHost = false): Promise<ApiResponse<unknown>> {
  const { transport, onTokenRenewed } = needs;
  const outgoing = { ...request, ...(onTokenRenewed && { onTokenRenewed }) };
  let slow = false;
  // What did not arrive is told below.
  const ask = (host = '') =>
    transport({ ...outgoing, path: host + request.path }).catch((error: unknown) => {
      slow = error instanceof TimedOut;
    });
  const host = anyHost ? needs.hosts[Math.floor(Math.random() * needs.hosts.length)] : undefined;
  const elsewhere = host && (await ask(host));
  const received = isApiResponse(elsewhere) || request.signal?.aborted ? elsewhere : await ask();
  // Whoever gave up on the call is told in their own words, not that the network failed.
  request.signal?.throwIfAborted();
  if (isApiResponse(received)) return received;
  const code = slow ? 'request.timed_out' : 'network.abnormal';
  throw new CallError(code, needs.messageText(code));
}

/** The gateway's own words; moments in them by the clock of whoever reads. The catalogue of all words comes only for those. */
async function messageOf({ code, message, details }: Failure, locale: Locale): Promise<string> {
  if (!Object.values(details ?? {}).some(isMoment)) return message;
  try {
    const { errorText, tellsMoment } = await import(/* webpackChunkName: "failures" */ './failure-texts');
    return tellsMoment(code, locale, details) ? errorText(code, locale, details) : message;
  } catch {
    // The moment is right by the brand's clock too.
    return message;
  }
}

function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { success, code, message } = value as Partial<Failure>;
  if ((success as boolean) === true) return 'value' in value;
  return success === false && hasCodeForm(code) && typeof message === 'string';
}
