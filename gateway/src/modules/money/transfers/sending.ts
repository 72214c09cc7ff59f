import type { TransferDirection } from '@pavilion/api/transfers';
import type { Brand } from '../../../platform/http';
import { type Member } from '../../identity/members';
/** What is to be sent, by whom and to whom. */
export interface NewMemberTransfer {
  brand: Brand;
  senderId: string;
  /** Found, and where they have to be. @throws DomainError when there is nobody */
  recipient(): Promise<Member>;
  direction: TransferDirection;
  amount: bigint;
  key: string;
}
