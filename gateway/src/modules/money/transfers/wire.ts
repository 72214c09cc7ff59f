import type { TransferValue, WalletTransferValue } from '@pavilion/api/transfers';
import type { Sides } from './member-transfer-store';
import type { WalletTransferRow } from './tables';

/** A transfer as the member with this id sees it. */
export function toWireTransfer(row: Sides, memberId: string): TransferValue {
  const sent = row.sender_id === BigInt(memberId);
  return {
    id: row.id,
    direction: row.direction,
    sent,
    amount: String(row.amount),
    currency: row.currency,
    other: sent
      ? { account: row.recipient, nickname: row.recipientNickname }
      : { account: row.sender, nickname: row.senderNickname },
    at: row.at.toISOString(),
  };
}

export function toWireWalletTransfer({
  id,
  from_wallet: from,
  to_wallet: to,
  amount,
  currency,
  at,
}: WalletTransferRow): WalletTransferValue {
  return { id, from, to, amount: String(amount), currency, at: at.toISOString() };
}
