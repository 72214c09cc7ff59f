export type { ApiResponse, FailureDetail, EncryptedBody, Failure, Success } from './envelope';
export { RENEWED_TOKEN_HEADER } from './envelope';
export type { Call, SessionKey } from './call';
export { call } from './call';
export type { ErrorCode } from './errors';
export { errorStatus, hasCodeForm, isErrorCode } from './errors';
