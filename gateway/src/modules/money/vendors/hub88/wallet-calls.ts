import type { Wallet } from '../../wallet';
import type { Vendors } from '../service';
import type { Vendor } from '../vendor';
import { minorOf } from './amount';
import { createPlayers, type Player } from './players';
import { type CallResult, createPostMovement, type FreeRoundBook, referenceOf } from './post-movement';
import { rewardOf } from './reward-of';
import { readRequest, spelledOnce } from './requests';
import { Refusal } from './status';

export interface Hub88Dependencies {
  vendors: Vendors;
  wallet: Wallet;
  freeRounds: FreeRoundBook;
  brands: { byCode(code: string): { currency: string; singleWallet: boolean; retiredAt: Date | null } | undefined };
  games: {
    findByVendorCode(vendor: string, gameCode: string): { nodeId: string } | undefined;
    availability(brand: string, nodeId: string): 'on' | 'maintenance' | 'off';
  };
}

type Fields = Record<string, unknown>;
type Call = (vendor: Vendor, fields: Fields) => Promise<CallResult>;

/** The five calls of the operator wallet API, by path. */
export function walletCalls({ vendors, wallet, freeRounds, brands, games }: Hub88Dependencies): Record<string, Call> {
  const players = createPlayers({ vendors, brands });
  const post = createPostMovement({ wallet, freeRounds });
  /** A game that is not on, or of a brand that is retired, takes no new bets; a bet that came before is answered as it was. */
  const gameTakesBets = async (
    vendor: Vendor,
    { brand, retired }: Player,
    request: { transaction_uuid: string; game_code: string },
  ) => {
    const game = games.findByVendorCode(vendor.code.toUpperCase(), request.game_code);
    if (!retired && game && games.availability(brand, game.nodeId) === 'on') return;
    if (!(await wallet.isReferenceKnown(referenceOf(vendor, request.transaction_uuid)))) throw new Refusal('RS_ERROR_INVALID_GAME');
  };
  /** UUIDs that differ only in case are one; what was booked under another spelling before that was so stays there. */
  const idOf = async (vendor: Vendor, uuid: string): Promise<string> => {
    const id = spelledOnce(uuid);
    return id === uuid || !(await wallet.isReferenceKnown(referenceOf(vendor, uuid))) ? id : uuid;
  };
  const withIds = async <Asked extends { transaction_uuid: string; reference_transaction_uuid?: string }>(
    vendor: Vendor,
    asked: Asked,
  ): Promise<Asked> => ({
    ...asked,
    transaction_uuid: await idOf(vendor, asked.transaction_uuid),
    ...(asked.reference_transaction_uuid !== undefined && {
      reference_transaction_uuid: await idOf(vendor, asked.reference_transaction_uuid),
    }),
  });
  return {
    'user/info': async (vendor, fields) => {
      const { currency } = await players.known(vendor, readRequest('info', fields));
      return { currency };
    },
    'user/balance': async (vendor, fields) => {
      const { memberId, currency, wallet: from } = await players.present(vendor, readRequest('user', fields));
      return { currency, balance: await wallet.balance(String(memberId), currency, from) };
    },
    'transaction/bet': async (vendor, fields) => {
      const request = await withIds(vendor, readRequest('bet', fields));
      const amount = wholeAmount(request.amount);
      const reward = rewardOf(fields);
      // A free round costs nothing: what has a price is none.
      if (reward !== undefined && amount > 0n) throw new Refusal('RS_ERROR_WRONG_TYPES');
      const player = await players.present(vendor, request);
      await gameTakesBets(vendor, player, request);
      return post(vendor, player, { kind: 'bet', amount, reward }, request);
    },
    'transaction/win': async (vendor, fields) => {
      const request = await withIds(vendor, readRequest('win', fields));
      const amount = wholeAmount(request.amount);
      const reward = rewardOf(fields);
      const bet = referenceOf(vendor, request.reference_transaction_uuid);
      if (reward !== undefined && !(await freeRounds.isBetOf(reward, bet)))
        throw new Refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST');
      return post(vendor, await players.named(vendor, request), { kind: 'win', amount }, request);
    },
    'transaction/rollback': async (vendor, fields) => {
      const request = await withIds(vendor, readRequest('rollback', fields));
      return post(vendor, await players.named(vendor, request), { kind: 'rollback', amount: 0n }, request);
    },
  };
}

function wholeAmount(amount: number): bigint {
  const minor = minorOf(amount);
  if (minor === undefined) throw new Refusal('RS_ERROR_WRONG_TYPES');
  return minor;
}
