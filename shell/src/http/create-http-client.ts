import { type ApiResponse, type Call, type Failure, hasCodeForm } from '@pavilion/api';
import { CallError } from '@pavilion/host/http';
import { type CallOptions, type HttpClient } from '@pavilion/host/http';
import type { Locale } from '@pavilion/i18n';
import type { SignOutSignal } from '../session';
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
  return {
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
      const answer = await abortOnSignOut(needs.signOutSignal?.(call), options, ask, nobody);
      if (answer.success) return keep(answer.value as Value);
      if (answer.code === 'auth.required' && token) needs.onTokenRefused();
      needs.onRefused?.(answer, call.method);
      throw new CallError(answer.code, answer.message, answer.fields, answer.details);
    },
  };
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

function isApiResponse(value: unknown): value is ApiResponse<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { success, code, message } = value as Partial<Failure>;
  if ((success as boolean) === true) return 'value' in value;
  return success === false && hasCodeForm(code) && typeof message === 'string';
}
