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

/** Whatever came back, not yet believed. Throws when nothing came back. */
export type Transport = (outgoing: OutgoingRequest) => Promise<unknown>;

const TIMEOUT_MS = 15_000;

/** The library is fetched with the first call that has to leave: what the first screen shows came with the page. */
export const axiosTransport: Transport = async ({ method, path, headers, body, signal, onTokenRenewed }) => {
  const { default: axios } = await import('axios');
  const { data, headers: received } = await axios.request<unknown>({
    method,
    url: path,
    headers,
    data: body,
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    ...(signal && { signal }),
  });
  const renewed: unknown = received[RENEWED_TOKEN_HEADER];
  if (typeof renewed === 'string') onTokenRenewed?.(renewed);
  return data;
};
