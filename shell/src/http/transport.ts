/** A request as the transport sends it. */
export interface OutgoingRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Whatever came back, not yet believed. Throws when nothing came back. */
export type Transport = (outgoing: OutgoingRequest) => Promise<unknown>;

const TIMEOUT_MS = 15_000;

/** The library is fetched with the first call that has to leave: what the first screen shows came with the page. */
export const axiosTransport: Transport = async ({ method, path, headers, body, signal }) => {
  const { default: axios } = await import('axios');
  const { data } = await axios.request<unknown>({
    method,
    url: path,
    headers,
    data: body,
    timeout: TIMEOUT_MS,
    validateStatus: () => true,
    ...(signal && { signal }),
  });
  return data;
};
