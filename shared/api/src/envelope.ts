import type { ErrorCode } from './errors';

/** How every call of ours answers, beside the HTTP status. */
export type ApiResponse<Value> = Success<Value> | Failure;

/** A call that did what it was asked; HTTP 200. */
export interface Success<Value> {
  success: true;
  value: Value;
}

/** A call that was refused. `code` decides the HTTP status and what a caller does; `message` is ready to be shown. */
export interface Failure {
  success: false;
  code: ErrorCode;
  /** In the language of the request's `Accept-Language`. */
  message: string;
  /** Field name to error code, for forms. */
  fields?: Readonly<Record<string, string>>;
  /** Facts that belong to the code: seconds to wait, whether a captcha is due. */
  details?: Readonly<Record<string, FailureDetail>>;
}

/** A fact about a failure, or a list of choices. */
export type FailureDetail = string | number | boolean | readonly Readonly<Record<string, string>>[];

/**
 * An encrypted body. `data` is the UTF-8 JSON under AES-256-GCM with `iv`; `key` is that AES key, base64, wrapped with RSA-OAEP-SHA256
 * under the server's key `kid`. Additional data is `METHOD path kid ts nonce`, single spaces between, which makes it single-use.
 */
export interface EncryptedBody {
  kid: string;
  key: string;
  iv: string;
  data: string;
  /** Milliseconds since 1970 on the sender's clock. */
  ts: number;
  nonce: string;
}

/** Where the answer of a password change carries the token that the session goes on with. The shell keeps it; remotes never see it. */
export const RENEWED_TOKEN_HEADER = 'x-renewed-token';
