import type { TransferTerms } from '@pavilion/api/transfers';
export type Upline = NonNullable<TransferTerms['upline']>;
