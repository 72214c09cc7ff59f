import { randomUUID, type KeyObject } from 'node:crypto';
import { signatureOf, SIGNATURE_HEADER } from '../keys/signature';
import { modelOf } from '../models/models';
import type { Round } from '../database/tables';
import type { WalletSession, Wallet, WalletResult, WalletRefusal } from './wallet';

/** What an operator has to answer within; after it the answer counts as lost. */
const TIMEOUT_MS = 1_000;
const MAX_RESPONSE_LENGTH = 65_536;

type Path = '/user/info' | '/user/balance' | '/transaction/bet' | '/transaction/win' | '/transaction/rollback';

/** Speaks the Hub88 operator wallet API from the supplier's side, to whichever operator the purse belongs to. */
export function merchantWallet(privateKey: KeyObject, timeoutMs = TIMEOUT_MS): Wallet {
  const call = (path: Path, purse: WalletSession, fields: object) => callMerchant({ privateKey, timeoutMs }, path, purse, fields);
  return {
    check: (purse) => call('/user/info', purse, {}),
    balance: (purse) => call('/user/balance', purse, {}),
    bet: (purse, round, { betUuid, amount }) =>
      call('/transaction/bet', purse, {
        ...transaction(round, betUuid),
        amount: Number(amount),
        round_closed: false,
        ...freeOf(round),
        bet: modelOf(round).describe(round),
      }),
    win: (purse, round) =>
      call('/transaction/win', purse, {
        ...transaction(round, round.win_uuid),
        amount: Number(round.payout),
        reference_transaction_uuid: round.bet_uuid,
        round_closed: true,
        ...freeOf(round),
      }),
    rollback: (purse, round, { betUuid, rollbackUuid }, closes) =>
      call('/transaction/rollback', purse, {
        ...transaction(round, rollbackUuid),
        reference_transaction_uuid: betUuid,
        round_closed: closes,
      }),
  };
}

function transaction(round: Round, transactionUuid: string) {
  return { transaction_uuid: transactionUuid, supplier_transaction_id: transactionUuid, round: round.id };
}

/** What the operator gave it under, so that it finds it in its own books. */
function freeOf({ reward_uuid: reward }: Round) {
  return reward === null ? { is_free: false } : { is_free: true, reward_uuid: reward };
}

interface Caller {
  readonly privateKey: KeyObject;
  readonly timeoutMs: number;
}

async function callMerchant(
  { privateKey, timeoutMs }: Caller,
  path: Path,
  purse: WalletSession,
  fields: object,
): Promise<WalletResult> {
  const request = {
    user: purse.user,
    token: purse.token,
    request_uuid: randomUUID(),
    game_code: purse.gameCode,
    currency: purse.currency,
    ...fields,
  };
  const body = Buffer.from(JSON.stringify(request));
  const signature = signatureOf(body, privateKey);
  try {
    const response = await fetch(`${purse.walletUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) return { kind: 'unknown', reason: `HTTP ${response.status}` };
    const answer = await response.text();
    const result = parseResponse(answer, request, path);
    return result.kind === 'confirmed' ? { ...result, call: { body: body.toString(), signature, answer } } : result;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { kind: 'unknown', reason: cause?.code ? `${name} ${cause.code}` : name };
  }
}

interface WalletResponse {
  readonly status?: unknown;
  readonly request_uuid?: unknown;
  readonly user?: unknown;
  readonly currency?: unknown;
  readonly balance?: unknown;
}

/** Believes only an answer to this very request, about this player and this currency. */
function parseResponse(
  text: string,
  request: { request_uuid: string; user: string | null; currency: string },
  path: Path,
): WalletResult {
  if (text.length > MAX_RESPONSE_LENGTH) return { kind: 'unknown', reason: 'answer too long' };
  const reply = JSON.parse(text) as WalletResponse | null;
  if (!reply || typeof reply.status !== 'string') return { kind: 'unknown', reason: 'answer without a status' };
  const toAnother = reply.request_uuid !== undefined && reply.request_uuid !== request.request_uuid;
  if (toAnother) return { kind: 'unknown', reason: 'answer to another request' };
  if (reply.status !== 'RS_OK') return refusal(reply.status);
  if (reply.request_uuid === undefined) return { kind: 'unknown', reason: 'answer without a request' };
  if (reply.user !== request.user) return { kind: 'unknown', reason: 'answer about another player' };
  if (reply.currency !== undefined && reply.currency !== request.currency) return wrongCurrency(path);
  if (path === '/user/info' && reply.balance === undefined) return { kind: 'confirmed', balance: 0n };
  if (!Number.isSafeInteger(reply.balance)) return { kind: 'unknown', reason: 'answer without a whole balance' };
  return { kind: 'confirmed', balance: BigInt(reply.balance as number) };
}

const REFUSALS: Readonly<Record<string, WalletRefusal>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'wallet.insufficient_funds',
  RS_ERROR_USER_DISABLED: 'wallet.player_disabled',
  RS_ERROR_LIMIT_REACHED: 'wallet.limit_reached',
  RS_ERROR_INVALID_TOKEN: 'wallet.session_expired',
  RS_ERROR_TOKEN_EXPIRED: 'wallet.session_expired',
};

function refusal(status: string): WalletResult {
  if (status === 'RS_ERROR_UNKNOWN') return { kind: 'unknown', reason: status };
  return {
    kind: 'refused',
    code: REFUSALS[status] ?? 'wallet.refused',
    status: /^RS_[A-Z_]{1,60}$/.test(status) ? status : 'unreadable',
  };
}

/** Money may have moved in the wrong currency, so a transaction counts as lost and is taken back. */
function wrongCurrency(path: Path): WalletResult {
  if (path.startsWith('/transaction')) return { kind: 'unknown', reason: 'answer in another currency' };
  return { kind: 'refused', code: 'wallet.refused', status: 'RS_ERROR_WRONG_CURRENCY' };
}
