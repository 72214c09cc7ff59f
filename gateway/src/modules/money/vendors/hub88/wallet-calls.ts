import type { Wallet } from '../../wallet';
import type { Vendor, Vendors } from '../service';
import { minorOf } from './amount';
import { createPlayers, type Player } from './players';
import { type CallResult, createPostMovement, referenceOf } from './post-movement';
import { readRequest } from './requests';
import { Refusal } from './status';

export interface Hub88Dependencies {
  vendors: Vendors;
  wallet: Wallet;
  brands: { byCode(code: string): { currency: string; singleWallet: boolean } | undefined };
  games: {
    findByVendorCode(vendor: string, gameCode: string): { nodeId: string } | undefined;
    availability(brand: string, nodeId: string): 'on' | 'maintenance' | 'off';
  };
}

type Fields = Record<string, unknown>;
type Call = (vendor: Vendor, fields: Fields) => Promise<CallResult>;

/** The five calls of the operator wallet API, by path. */
export function walletCalls({ vendors, wallet, brands, games }: Hub88Dependencies): Record<string, Call> {
  const players = createPlayers({ vendors, brands });
  const post = createPostMovement(wallet);
  /** A game that is not on takes no new bets; a bet that came before is answered as it was. */
  const gameTakesBets = async (vendor: Vendor, { brand }: Player, request: { transaction_uuid: string; game_code: string }) => {
    const game = games.findByVendorCode(vendor.code.toUpperCase(), request.game_code);
    if (game && games.availability(brand, game.nodeId) === 'on') return;
    if (!(await wallet.isReferenceKnown(referenceOf(vendor, request.transaction_uuid)))) throw new Refusal('RS_ERROR_INVALID_GAME');
  };
  return {
    'user/info': async (vendor, fields) => {
      const { currency } = await players.present(vendor, readRequest('user', fields));
      return { currency };
    },
    'user/balance': async (vendor, fields) => {
      const { memberId, currency, wallet: from } = await players.present(vendor, readRequest('user', fields));
      return { currency, balance: await wallet.balance(String(memberId), currency, from) };
    },
    'transaction/bet': async (vendor, fields) => {
      const request = readRequest('bet', fields);
      const amount = wholeAmount(request.amount);
      const player = await players.present(vendor, request);
      await gameTakesBets(vendor, player, request);
      return post(vendor, player, { kind: 'bet', amount }, request);
    },
    'transaction/win': async (vendor, fields) => {
      const request = readRequest('win', fields);
      const amount = wholeAmount(request.amount);
      return post(vendor, await players.named(vendor, request), { kind: 'win', amount }, request);
    },
    'transaction/rollback': async (vendor, fields) => {
      const request = readRequest('rollback', fields);
      return post(vendor, await players.named(vendor, request), { kind: 'rollback', amount: 0n }, request);
    },
  };
}

function wholeAmount(amount: number): bigint {
  const minor = minorOf(amount);
  if (minor === undefined) throw new Refusal('RS_ERROR_WRONG_TYPES');
  return minor;
}
