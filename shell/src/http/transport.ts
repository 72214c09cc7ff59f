import { RENEWED_TOKEN_HEADER } from '@pavilion/api';
import * as originals from './originals';

/** A request as the transport sends it. */
export interface OutgoingRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  /** Told of the token that an answer brings in place of the session's. */
  onTokenRenewed?: (token: string) => void;
}

/** Nothing came back within the time that a call has. */
export class TimedOut extends Error {}

/** Whatever came back, not yet believed. Throws when nothing came back, {@link TimedOut} when that took too long. */
export type Transport = (outgoing: OutgoingRequest) => Promise<unknown>;

const TIMEOUT_MS = 15_000;
const LONGEST_PAUSE_MS = 3_000;

/** A busy gateway says when to come back: a read does so once by itself. Anything else was pressed by somebody, who decides. */
export function createTransport(timeoutMs = TIMEOUT_MS): Transport {
  return async (outgoing) => {
    const first = await send(outgoing, timeoutMs);
    if (first.renewedToken) outgoing.onTokenRenewed?.(first.renewedToken);
    const seconds = outgoing.method === 'GET' && isBusy(first.data) ? Number(first.retryAfter) : 0;
    if (!seconds) return first.data;
    await new Promise((resolve) => setTimeout(resolve, pauseMs(seconds)));
    return (await send(outgoing, timeoutMs)).data;
  };
}

interface Received {
  data: unknown;
  retryAfter: string | null;
  renewedToken: string | null;
}

async function send({ method, path, headers, body, signal }: OutgoingRequest, timeoutMs: number): Promise<Received> {
  const ending = new AbortController();
  let late = false;
  const end = () => ending.abort();
  const timer = setTimeout(() => {
    late = true;
    end();
  }, timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  try {
    const response = await originals.fetch(path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: originals.stringify(body) }),
      signal: ending.signal,
    });
    const answered = originals.headersOf(response);
    return {
      data: parse(await originals.textOf(response)),
      retryAfter: originals.headerOf(answered, 'retry-after'),
      renewedToken: originals.headerOf(answered, RENEWED_TOKEN_HEADER),
    };
  } catch (error) {
    throw late ? new TimedOut() : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** What is no JSON is believed by nobody. */
function parse(text: string): unknown {
  try {
    return originals.parse(text);
  } catch {
    // A page of some proxy: whoever reads the answer says that the network is abnormal.
    return text;
  }
}

function isBusy(answer: unknown): boolean {
  return (answer as { code?: unknown } | null)?.code === 'service.unavailable';
}

/** Not all at the same moment. */
function pauseMs(seconds: number): number {
  return Math.min(seconds * 1_000, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
