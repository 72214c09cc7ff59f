import type { TransferValue, WalletTransferValue } from '@pavilion/api/transfers';
import { wireFields } from '../../../platform/wire';
import type { Sides } from './member-transfer-store';
import type { WalletTransferRow } from './tables';

/** A transfer as the member with this id sees it. */
export function toWireTransfer(row: Sides, memberId: string): TransferValue {
  const sent = row.sender_id === BigInt(memberId);
  return {
    ...wireFields(row, 'id', 'reference', 'direction', 'amount', 'currency', 'at'),
    sent,
    other: sent
      ? { account: row.recipient, nickname: row.recipientNickname }
      : { account: row.sender, nickname: row.senderNickname },
  };
}

export function toWireWalletTransfer(row: WalletTransferRow): WalletTransferValue {
  return { ...wireFields(row, 'id', 'amount', 'currency', 'at'), from: row.from_wallet, to: row.to_wallet };
}
