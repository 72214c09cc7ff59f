import { call } from '../call';
import type {
  BalanceValue,
  DepositMethodsValue,
  DepositRequest,
  DepositsQuery,
  DepositsValue,
  DepositValue,
  MerchantWalletValue,
  SlipBody,
  StatementQuery,
  StatementValue,
} from './index';

type Nothing = Record<never, never>;

/** What the player holds. */
export const balance = call<Nothing, BalanceValue>('GET', '/wps/v2/wallets/balance', { token: true });
/** Whether one wallet serves all vendors. */
export const merchantWallet = call<Nothing, MerchantWalletValue>('GET', '/wps/relay/GCS_merchantWallet');
/** Movements of the wallet, newest first. */
export const statement = call<StatementQuery, StatementValue>('GET', '/wps/v2/wallets/statement', { token: true });
/** Ways to pay in, with their limits. */
export const depositMethods = call<Nothing, DepositMethodsValue>('GET', '/wps/v2/deposits/methods', { token: true });
/** Starts a deposit; send an idempotency key. */
export const createDeposit = call<DepositRequest, DepositValue>('POST', '/wps/v2/deposits', { token: true });
/** How a deposit stands. The id is part of the address. */
export const depositById = (id: string) =>
  call<Nothing, DepositValue>('GET', `/wps/v2/deposits/${encodeURIComponent(id)}`, { token: true });
/** Deposits, newest first. */
export const deposits = call<DepositsQuery, DepositsValue>('GET', '/wps/v2/deposits', { token: true });
/** Ends a deposit that nothing was paid for. */
export const cancelDeposit = (id: string) =>
  call<Nothing, DepositValue>('DELETE', `/wps/v2/deposits/${encodeURIComponent(id)}`, { token: true });
/** Sends the slip of a transfer. */
export const sendSlip = (id: string) =>
  call<SlipBody, DepositValue>('PUT', `/wps/v2/deposits/${encodeURIComponent(id)}/slip`, { token: true });
