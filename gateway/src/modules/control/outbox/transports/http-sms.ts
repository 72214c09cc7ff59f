import type { MessagingConfig } from '../../../../platform/messaging-config';
import { SendError, type Transport } from './transport';

const TIMEOUT_MS = 3_000;
const MAX_RESPONSE_BYTES = 16_384;
/** Answers of the family 4xx that another time may differ from. */
const RETRYABLE_STATUSES: readonly number[] = [401, 403, 408, 425, 429];

/**
 * A provider of SMS over HTTP: `POST {to, text, sender, reference}` with a bearer token. It took the message when it answers 2xx with JSON that
 * names it by `id`; `reference`, which is also the `Idempotency-Key`, is the same when it is asked again.
 */
export function httpSms({ url, token, sender }: NonNullable<MessagingConfig['sms']>): Transport {
  return {
    name: 'http',
    async send({ id, to, text }) {
      const answer = await post(url, {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': id },
        body: JSON.stringify({ to, text, ...(sender && { sender }), reference: id }),
      });
      if (answer.status >= 300) throw new SendError(`the provider answered ${answer.status}`, isFinal(answer.status));
      if (!namesMessage(answer.text)) throw new SendError('the provider’s answer was not understood');
    },
  };
}

async function post(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, { method: 'POST', ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: response.status, text: await shortText(response) };
  } catch (error) {
    throw new SendError(
      (error as Error).name === 'TimeoutError' ? 'the provider did not answer in 3 s' : 'the provider was not reached',
    );
  }
}

/** What an answer says, and nothing of one that goes on and on. */
async function shortText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The same message would be refused again. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && !RETRYABLE_STATUSES.includes(status);
}

function namesMessage(text: string): boolean {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return (typeof id === 'string' && id !== '') || typeof id === 'number';
  } catch {
    // A page of something in between: the message counts as not sent, and is tried again.
    return false;
  }
}
