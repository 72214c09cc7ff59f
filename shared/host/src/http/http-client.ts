import type { Call } from '@pavilion/api';
/** How a call can be given up, and how it is kept from having its effect twice. @public */
export interface CallOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`: the same key never has its effect twice. */
  idempotencyKey?: string;
}

/** The one way to reach the gateway. Token, language, encryption and errors are the shell's business. @public @sealed */
export interface HttpClient {
  /** @throws CallError with the server's code, `network.abnormal` when no answer of ours came back, `request.timed_out` when that took too long */
  call<Input, Value>(call: Call<Input, Value>, input?: Input, options?: CallOptions): Promise<Value>;
}
