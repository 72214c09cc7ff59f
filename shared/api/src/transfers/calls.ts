import { call } from '../call';
import type {
  DownlineTransferRequest,
  RecipientsQuery,
  RecipientsValue,
  TransfersQuery,
  TransfersValue,
  TransferTerms,
  TransferValue,
  UplineTransferRequest,
  WalletTransferRequest,
  WalletTransferValue,
} from './index';

type Nothing = Record<never, never>;

/** Moves money between wallets of the player's own; send an idempotency key. */
export const walletTransfer = call<WalletTransferRequest, WalletTransferValue>('POST', '/wps/relay/GCS_walletTransfer', {
  token: true,
});
/** Whether, how much and to whom. */
export const transferTerms = call<Nothing, TransferTerms>('GET', '/wps/v2/transfers/terms', { token: true });
/** What was sent and what came, newest first. */
export const transfers = call<TransfersQuery, TransfersValue>('GET', '/wps/v2/transfers', { token: true });
/** Sends to the agent above; send an idempotency key. */
export const transferToUpline = call<UplineTransferRequest, TransferValue>('POST', '/wps/v2/transfers/upline', {
  token: true,
  encrypted: true,
});
/** Members directly below an agent, by the beginning of their name. */
export const transferRecipients = call<RecipientsQuery, RecipientsValue>('GET', '/wps/agent/transfers/recipients', { token: true });
/** Sends to a member directly below; send an idempotency key. */
export const transferToDownline = call<DownlineTransferRequest, TransferValue>('POST', '/wps/agent/transfers', {
  token: true,
  encrypted: true,
});
