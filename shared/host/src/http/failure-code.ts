import type { ErrorCode } from '@pavilion/api';
/** What a call can fail with on this side of the network. @public */
export type FailureCode = ErrorCode | 'network.abnormal';
