import { call } from '../call';
import type {
  AccountRecordQuery,
  AccountRecordValue,
  ExportRequest,
  ExportValue,
  ReceiptRequest,
  HeldWinsValue,
  TransactionDetails,
  TransactionTotals,
  TransactionTotalsQuery,
  PlayedGamesQuery,
  PlayedGamesValue,
  ProfitQuery,
  ProfitValue,
  RoundDetails,
  RoundProof,
  RoundQuery,
  RoundsQuery,
  RoundsValue,
  RoundTotals,
  RoundTotalsQuery,
} from './index';

const token = { token: true };

/** What the movements of some days add up to. */
export const transactionTotals = call<TransactionTotalsQuery, TransactionTotals>('GET', '/wps/v2/records/movements/totals', token);
/** Everything about one movement. The id is part of the address. */
export const transactionById = (id: string) =>
  call<Record<never, never>, TransactionDetails>('GET', `/wps/v2/records/movements/${encodeURIComponent(id)}`, token);
/** What was asked for in an area, also what moved no money. */
export const accountRecord = call<AccountRecordQuery, AccountRecordValue>('GET', '/wps/v2/records/account', token);
/** What playing brought or cost, day by day and by game. */
export const profit = call<ProfitQuery, ProfitValue>('GET', '/wps/v2/records/profit', token);
/** Rounds of games, newest first. */
export const rounds = call<RoundsQuery, RoundsValue>('GET', '/wps/v2/records/rounds', token);
/** What the rounds of some days add up to. */
export const roundTotals = call<RoundTotalsQuery, RoundTotals>('GET', '/wps/v2/records/rounds/totals', token);
/** Games that were played in some days. */
export const playedGames = call<PlayedGamesQuery, PlayedGamesValue>('GET', '/wps/v2/records/rounds/games', token);
/** Wins above their limit that wait for operators, or were decided lately. */
export const heldWins = call<Record<never, never>, HeldWinsValue>('GET', '/wps/v2/records/held-wins', token);
/** One round: what was bet, what came out, and how to check it. */
export const roundDetails = call<RoundQuery, RoundDetails>('GET', '/wps/v2/records/round', token);
/** The proof of a round, as a file. */
export const roundProof = call<RoundQuery, RoundProof>('GET', '/wps/v2/records/round/proof', token);
/** Asks for a file; its address is good for one minute and one download. */
export const createExport = call<ExportRequest, ExportValue>('POST', '/wps/v2/records/exports', token);
/** Asks for the receipt of one payment as a document; its address is as good as that of any file. */
export const createReceipt = call<ReceiptRequest, ExportValue>('POST', '/wps/v2/records/receipts', token);
