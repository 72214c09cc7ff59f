import type { Movement, Posting, Wallet, WalletName } from '../../wallet';
import { readPlayerName } from '../player-name';
import type { ResolvedPlayer, Vendor, Vendors } from '../service';
import { minorOf } from './amount';
import { readRequest, type RollbackRequest } from './requests';
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

/** What an answer says beside its status. Minor units. */
export interface CallResult {
  currency: string;
  balance?: bigint;
}

type Fields = Record<string, unknown>;
type Call = (vendor: Vendor, fields: Fields) => Promise<CallResult>;

interface Player extends ResolvedPlayer {
  brand: string;
  currency: string;
  /** What bets are taken from. Whatever ends a bet goes where it came from. */
  wallet: WalletName;
}

interface PlayerRequest {
  user: string;
  token?: string;
  currency?: string;
}

/** The five calls of the operator wallet API, by path. */
export function walletCalls({ vendors, wallet, brands, games }: Hub88Dependencies): Record<string, Call> {
  const playerNamed = async (vendor: Vendor, { user, token, currency }: PlayerRequest): Promise<Player> => {
    const name = readPlayerName(user);
    const brand = name && vendor.brands.includes(name.brand) ? brands.byCode(name.brand) : undefined;
    const member = name && brand && (await vendors.resolvePlayer({ vendor: vendor.code, ...name, token }));
    if (!member || member.trial) throw new Refusal('RS_ERROR_INVALID_TOKEN');
    if (currency !== undefined && currency !== brand.currency) throw new Refusal('RS_ERROR_WRONG_CURRENCY');
    const wallet: WalletName = brand.singleWallet ? 'main' : `vendor:${vendor.code}`;
    return { ...member, brand: name.brand, currency: brand.currency, wallet };
  };
  /** Only what starts something needs a live token and an open account; what ends it is always taken. */
  const playerPresent = async (vendor: Vendor, who: PlayerRequest): Promise<Player> => {
    const player = await playerNamed(vendor, who);
    if (player.token === 'none') throw new Refusal('RS_ERROR_INVALID_TOKEN');
    if (player.token === 'expired') throw new Refusal('RS_ERROR_TOKEN_EXPIRED');
    if (!player.active) throw new Refusal('RS_ERROR_USER_DISABLED');
    return player;
  };
  const post = async (
    kind: Movement['kind'],
    vendor: Vendor,
    { memberId, brand, currency, wallet: from }: Player,
    amount: bigint,
    moved: WalletPosting,
  ): Promise<CallResult> => {
    const posting = await wallet.post({
      kind,
      memberId: String(memberId),
      brand,
      currency,
      wallet: from,
      amount,
      vendor: vendor.code,
      reference: referenceOf(vendor, moved.transaction_uuid),
      ...(moved.reference_transaction_uuid !== undefined && { related: referenceOf(vendor, moved.reference_transaction_uuid) }),
      ...(moved.game_code !== undefined && { game: moved.game_code }),
      ...(moved.round !== undefined && { round: moved.round }),
      ...(moved.round_closed !== undefined && { roundClosed: moved.round_closed }),
    });
    return toCallResult(posting, currency);
  };
  /** A game that is not on takes no new bets; a bet that came before is answered as it was. */
  const gameTakesBets = async (
    vendor: Vendor,
    { brand }: Player,
    request: Pick<WalletPosting, 'transaction_uuid'> & { game_code: string },
  ) => {
    const game = games.findByVendorCode(vendor.code.toUpperCase(), request.game_code);
    if (game && games.availability(brand, game.nodeId) === 'on') return;
    if (!(await wallet.isReferenceKnown(referenceOf(vendor, request.transaction_uuid)))) throw new Refusal('RS_ERROR_INVALID_GAME');
  };
  return {
    'user/info': async (vendor, fields) => {
      const { currency } = await playerPresent(vendor, readRequest('user', fields));
      return { currency };
    },
    'user/balance': async (vendor, fields) => {
      const { memberId, currency, wallet: from } = await playerPresent(vendor, readRequest('user', fields));
      return { currency, balance: await wallet.balance(String(memberId), currency, from) };
    },
    'transaction/bet': async (vendor, fields) => {
      const request = readRequest('bet', fields);
      const amount = wholeAmount(request.amount);
      const player = await playerPresent(vendor, request);
      await gameTakesBets(vendor, player, request);
      return post('bet', vendor, player, amount, request);
    },
    'transaction/win': async (vendor, fields) => {
      const request = readRequest('win', fields);
      const amount = wholeAmount(request.amount);
      return post('win', vendor, await playerNamed(vendor, request), amount, request);
    },
    'transaction/rollback': async (vendor, fields) => {
      const request = readRequest('rollback', fields);
      return post('rollback', vendor, await playerNamed(vendor, request), 0n, request);
    },
  };
}

type WalletPosting = Pick<RollbackRequest, 'transaction_uuid' | 'game_code' | 'round' | 'round_closed'> & {
  reference_transaction_uuid?: string;
};

/** An id is unique within its vendor, for ever. */
function referenceOf({ code }: Vendor, uuid: string): string {
  return `${code}:${uuid}`;
}

function wholeAmount(amount: number): bigint {
  const minor = minorOf(amount);
  if (minor === undefined) throw new Refusal('RS_ERROR_WRONG_TYPES');
  return minor;
}

function toCallResult({ outcome, balance }: Posting, currency: string): CallResult {
  switch (outcome) {
    case 'posted':
    case 'void':
      return { currency, balance };
    case 'refused':
    case 'short':
      throw new Refusal('RS_ERROR_NOT_ENOUGH_MONEY', balance);
    case 'barred':
    case 'reused':
      throw new Refusal('RS_ERROR_DUPLICATE_TRANSACTION', balance);
    case 'limited':
      throw new Refusal('RS_ERROR_LIMIT_REACHED', balance);
    case 'unknown':
      throw new Refusal('RS_ERROR_TRANSACTION_DOES_NOT_EXIST', balance);
  }
}
