import { RENEWED_TOKEN_HEADER } from '@pavilion/api';

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

/**
 * The library is fetched with the first call that has to leave: what the first screen shows came with the page.
 *
 * A busy gateway says when to come back: a read does so once by itself. Anything else was pressed by somebody, who decides.
 */
export function createTransport(timeoutMs = TIMEOUT_MS): Transport {
  return async (outgoing) => {
    const first = await send(outgoing, timeoutMs);
    const renewed: unknown = first.headers[RENEWED_TOKEN_HEADER];
    if (typeof renewed === 'string') outgoing.onTokenRenewed?.(renewed);
    const seconds = outgoing.method === 'GET' && isBusy(first.data) ? Number(first.headers['retry-after']) : 0;
    if (!seconds) return first.data;
    await new Promise((resolve) => setTimeout(resolve, pauseMs(seconds)));
    return (await send(outgoing, timeoutMs)).data;
  };
}

async function send({ method, path, headers, body, signal }: OutgoingRequest, timeout: number) {
  const { default: axios } = await import('axios');
  const request = { method, url: path, headers, data: body, timeout, validateStatus: () => true, ...(signal && { signal }) };
  const transitional = { ...axios.defaults.transitional, clarifyTimeoutError: true };
  return axios.request<unknown>({ ...request, transitional }).catch((error: unknown) => {
    throw axios.isAxiosError(error) && error.code === axios.AxiosError.ETIMEDOUT ? new TimedOut() : error;
  });
}

function isBusy(answer: unknown): boolean {
  return (answer as { code?: unknown } | null)?.code === 'service.unavailable';
}

/** Not all at the same moment. */
function pauseMs(seconds: number): number {
  return Math.min(seconds * 1_000, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
