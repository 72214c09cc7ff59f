import { useHost } from '../host';
import type { HttpClient } from './http-client';

export type { FailureCode } from './failure-code';
export type { CallOptions, HttpClient } from './http-client';
export { CallError } from './call-error';

/** The client for calls of the gateway. @public */
export function useClient(): HttpClient {
  return useHost().http;
}
