import type { WalletName } from '../../wallet';
import { readPlayerName } from '../player-name';
import type { ResolvedPlayer, Vendors } from '../service';
import type { Vendor } from '../vendor';
import { Refusal } from './status';

/** Whose money a call moves. */
export interface Player extends ResolvedPlayer {
  brand: string;
  /** The brand is retired: it takes no new bets. */
  retired: boolean;
  currency: string;
  /** What bets are taken from. Whatever ends a bet goes where it came from. */
  wallet: WalletName;
}

interface PlayerRequest {
  user: string;
  token?: string;
  currency?: string;
}

interface Dependencies {
  vendors: Pick<Vendors, 'resolvePlayer'>;
  brands: { byCode(code: string): { currency: string; singleWallet: boolean; retiredAt: Date | null } | undefined };
}

/** Who a call is about. */
export function createPlayers({ vendors, brands }: Dependencies) {
  const named = async (vendor: Vendor, { user, token, currency }: PlayerRequest): Promise<Player> => {
    const name = readPlayerName(user);
    const brand = name && vendor.brands.includes(name.brand) ? brands.byCode(name.brand) : undefined;
    const member = name && brand && (await vendors.resolvePlayer({ vendor: vendor.code, ...name, token }));
    if (!member || member.trial) throw new Refusal('RS_ERROR_INVALID_TOKEN');
    if (currency !== undefined && currency !== brand.currency) throw new Refusal('RS_ERROR_WRONG_CURRENCY');
    const wallet: WalletName = brand.singleWallet ? 'main' : `vendor:${vendor.code}`;
    return { ...member, brand: name.brand, retired: brand.retiredAt !== null, currency: brand.currency, wallet };
  };
  /** Nothing is started: a player who is named without a token is only told of; a token that comes with the name has to be good. */
  const known = (vendor: Vendor, who: PlayerRequest): Promise<Player> =>
    who.token === undefined ? named(vendor, who) : present(vendor, who);
  /** Only what starts something needs a live token and an open account; what ends it is always taken. */
  const present = async (vendor: Vendor, who: PlayerRequest): Promise<Player> => {
    if (!vendor.connected) throw new Refusal('RS_ERROR_INVALID_PARTNER');
    const player = await named(vendor, who);
    if (player.token === 'none') throw new Refusal('RS_ERROR_INVALID_TOKEN');
    if (player.token === 'expired') throw new Refusal('RS_ERROR_TOKEN_EXPIRED');
    if (!player.active) throw new Refusal('RS_ERROR_USER_DISABLED');
    return player;
  };
  return { named, known, present };
}
