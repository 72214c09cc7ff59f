import { type Answer, type Call, type Failure, hasCodeForm } from '@pavilion/api';
import { CallError } from '@pavilion/host/http';
import { type CallOptions, type HttpClient } from '@pavilion/host/http';
import type { Locale } from '@pavilion/i18n';
import type { Ending } from '../session';
import { FirstAnswers, queryOf } from './first-answers';
import type { Outgoing, Transport } from './transport';
import { untilLeft } from './until-left';

/** What the client asks of the rest of the shell, each time it needs it. */
export interface HttpNeeds {
  first: Readonly<Record<string, unknown>>;
  transport: Transport;
  /** Where else calls may be asked that say so. */
  hosts: readonly string[];
  locale(): Locale;
  token(): string | undefined;
  /** How the session ends that a call is made in; nothing for a call that needs none. */
  ending?(call: Pick<Call<unknown, unknown>, 'token'>): Ending | undefined;
  /** The server did not know the token any more. */
  onTokenRefused(): void;
  /** A call was refused; some refusals are about the whole page. */
  onRefused?(failure: Failure, method: string): void;
  encrypt(call: { method: string; path: string }, body: unknown): Promise<unknown>;
  /** What is said, in the player's language, when no answer of ours came back, or nothing was asked because nobody is signed in. */
  said(code: 'network.abnormal' | 'auth.required'): string;
}

/** The client behind `@pavilion/host/http`. */
export function createHttpClient(needs: HttpNeeds): HttpClient {
  const first = new FirstAnswers(needs.first);
  return {
    async call<Input, Value>(call: Call<Input, Value>, input?: Input, options: CallOptions = {}): Promise<Value> {
      const known = first.take(call as Call<unknown, unknown>, input);
      if (known) return known.value as Value;
      const token = needs.token();
      const nobody = () => new CallError('auth.required', needs.said('auth.required'));
      if (call.token && !token) throw nobody();
      const ask = async (within: CallOptions) =>
        send(needs, await outgoing(needs, call as Call<unknown, unknown>, input, token, within), call.anyHost);
      const answer = await untilLeft(needs.ending?.(call), options, ask, nobody);
      if (answer.success) return answer.value as Value;
      if (answer.code === 'auth.required' && token) needs.onTokenRefused();
      needs.onRefused?.(answer, call.method);
      throw new CallError(answer.code, answer.message, answer.fields, answer.details);
    },
  };
}

async function outgoing(
  needs: HttpNeeds,
  call: Call<unknown, unknown>,
  input: unknown,
  token: string | undefined,
  { signal, idempotencyKey }: CallOptions,
): Promise<Outgoing> {
  const inAddress = call.method === 'GET' || (call.method === 'DELETE' && !call.encrypted);
  const query = inAddress ? queryOf(input).toString() : '';
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

async function send(needs: HttpNeeds, request: Outgoing, anyHost = false): Promise<Answer<unknown>> {
  const ask = (host = '') => needs.transport({ ...request, path: host + request.path }).catch(() => undefined);
  const host = anyHost ? needs.hosts[Math.floor(Math.random() * needs.hosts.length)] : undefined;
  const elsewhere = host && (await ask(host));
  const received = isAnswer(elsewhere) || request.signal?.aborted ? elsewhere : await ask();
  // Whoever gave up on the call is told in their own words, not that the network failed.
  request.signal?.throwIfAborted();
  if (!isAnswer(received)) throw new CallError('network.abnormal', needs.said('network.abnormal'));
  return received;
}

function isAnswer(value: unknown): value is Answer<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const { success, code, message } = value as Partial<Failure>;
  if ((success as boolean) === true) return 'value' in value;
  return success === false && hasCodeForm(code) && typeof message === 'string';
}
