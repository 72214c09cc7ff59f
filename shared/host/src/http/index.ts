import type { Call, ErrorCode } from '@pavilion/api';
import { useHost } from '../host';
export { CallError } from './call-error';

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key never has its effect twice. */
  idempotencyKey?: string;
}

/** The one way to reach the gateway. Token, language, encryption and errors are the shell's business. */
export interface HttpClient {
  /** @throws CallError with the server's code, or `network.abnormal` when no answer of ours came back */
  call<Input, Value>(call: Call<Input, Value>, input?: Input, options?: CallOptions): Promise<Value>;
}

/** What a call can fail with on this side of the network. */
export type FailureCode = ErrorCode | 'network.abnormal';

/** The client for calls of the gateway. */
export function useClient(): HttpClient {
  return useHost().http;
}
