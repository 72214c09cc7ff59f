/** One call of the gateway, as a client needs it. `Input` and `Value` exist for the compiler only. */
export interface Call<Input, Value> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Sent with the session token; without a session it fails with `auth.required` before it leaves. */
  token: boolean;
  /** The body travels in an {@link EncryptedBody}. */
  encrypted: boolean;
  /** It may be asked at any of the brand's launch hosts; one is taken at random, and the page's own when that does not answer. */
  anyHost?: boolean;
  /** It carries a key: asked again after its answer was lost, it is answered as the first time and does nothing. */
  once?: boolean;
  /** Under which name of the browser's storage a session keeps the answer, so that it is not asked for again at the next page. */
  keptAs?: SessionKey;
  readonly phantom?: { input: Input; value: Value };
}

/** Answers that a session keeps. */
export type SessionKey = 'hotGames' | 'gameVendor' | 'registrationRules' | 'memberContracts';

interface Options {
  token?: boolean;
  encrypted?: boolean;
  anyHost?: boolean;
  keptAs?: SessionKey;
  once?: boolean;
}

/** Declares a call; GET and DELETE send their input as query, POST and PUT, and a DELETE that is encrypted, as body. */
/* @__NO_SIDE_EFFECTS__ */
export function call<Input = Record<never, never>, Value = unknown>(
  method: Call<Input, Value>['method'],
  path: string,
  { token = false, encrypted = false, anyHost = false, once = false, keptAs }: Options = {},
): Call<Input, Value> {
  return { method, path, token, encrypted, ...(anyHost && { anyHost }), ...(once && { once }), ...(keptAs && { keptAs }) };
}
