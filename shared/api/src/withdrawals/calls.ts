import { call } from '../call';
import type {
  ConfirmationBody,
  Payee,
  PayeeBody,
  PaymentPasswordBody,
  WithdrawalRequest,
  WithdrawalsQuery,
  WithdrawalsValue,
  WithdrawalTerms,
  WithdrawalValue,
} from './index';

type Nothing = Record<never, never>;

/** Whether, how much and where to. */
export const withdrawalTerms = call<Nothing, WithdrawalTerms>('GET', '/wps/v2/withdrawals/terms', { token: true });
/** Sets or replaces the second password. */
export const setPaymentPassword = call<PaymentPasswordBody, Nothing>('PUT', '/wps/v2/withdrawals/password', {
  token: true,
  encrypted: true,
  once: true,
});
/** Saves where money can be paid to. */
export const addPayee = call<PayeeBody, Payee>('POST', '/wps/v2/payees', { token: true, encrypted: true, once: true });
/** The id is part of the address. */
export const removePayee = (id: string) =>
  call<Nothing, Nothing>('DELETE', `/wps/v2/payees/${encodeURIComponent(id)}`, { token: true });
/** Asks for a withdrawal; send an idempotency key. */
export const createWithdrawal = call<WithdrawalRequest, WithdrawalValue>('POST', '/wps/v2/withdrawals', {
  token: true,
  encrypted: true,
});
/** The member's withdrawals, newest first, twenty a page. */
export const withdrawals = call<WithdrawalsQuery, WithdrawalsValue>('GET', '/wps/v2/withdrawals', { token: true });
/** How a withdrawal stands. */
export const withdrawalById = (id: string) =>
  call<Nothing, WithdrawalValue>('GET', `/wps/v2/withdrawals/${encodeURIComponent(id)}`, { token: true });
/** Says that a payout arrived, or did not. */
export const confirmWithdrawal = (id: string) =>
  call<ConfirmationBody, WithdrawalValue>('PUT', `/wps/v2/withdrawals/${encodeURIComponent(id)}/confirmation`, { token: true });
