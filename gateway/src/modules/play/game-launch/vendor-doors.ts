import type { LaunchRequest } from '@pavilion/api/launch';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import { dayIn } from '@pavilion/time';
import { ADULT_AGE, fullYears } from '../../identity/members';
import { playerName, type Vendor } from '../../money/vendors';
import type { FoundGame } from '../games';
import { backAddress } from './back-url';
import type { GameSessionKey } from './game-sessions';
import { requestGameUrl } from './game-url';
import type { LaunchContext, LaunchDependencies } from './launch-context';

type Dependencies = Pick<LaunchDependencies, 'vendors' | 'members'>;

/** The vendors that are connected, and what they are asked. */
export function createVendorDoors(log: Platform['log'], { vendors, members }: Dependencies) {
  const credentials = async ({ player, brand }: LaunchContext, vendor: Vendor) => {
    const member = await members.byId(brand.code, BigInt(player.memberId));
    if (!member) throw new DomainError('auth.required');
    const token = await vendors.issueToken({ vendor: vendor.code, memberId: player.memberId, brand: brand.code });
    return { user: playerName(brand.code, member.publicId), token };
  };
  return {
    /** @throws DomainError `games.not_connected` for one that is not connected to the brand */
    async connected({ code }: Brand, name: string): Promise<Vendor> {
      const vendor = await vendors.find(name.toLowerCase());
      if (!vendor?.connected || !vendor.brands.includes(code)) throw new DomainError('games.not_connected');
      return vendor;
    },
    /** How old the player is, where rules of play may ask it and an operator confirmed it. */
    async ageOf({ player, brand }: LaunchContext): Promise<{ meta?: { age: number } }> {
      const birthday = await members.birthday(brand.code, BigInt(player.memberId));
      const age = birthday ? fullYears(birthday.day, dayIn(brand.timeZone)) : 0;
      return age < ADULT_AGE ? {} : { meta: { age } };
    },
    /** Where the game runs for this player. @throws DomainError `vendor.unavailable`, `vendor.invalid_response` */
    urlFor: async (launcher: LaunchContext, vendor: Vendor, mode: GameSessionKey['mode'], terms: object): Promise<string> =>
      requestGameUrl(vendor, await vendors.keyFor(vendor.code), log, {
        ...(mode === 'real' ? await credentials(launcher, vendor) : { meta: { demo: true } }),
        ...terms,
        // A vendor may have rules of play for single brands.
        sub_partner_id: launcher.brand.code,
        ip: launcher.ip,
      }),
  };
}

export type VendorDoors = ReturnType<typeof createVendorDoors>;

/** What the vendor is told beside who plays; another of these is another address. */
export function termsOf(
  { brand, origin }: LaunchContext,
  game: Pick<FoundGame, 'vendorGameCode'>,
  mode: GameSessionKey['mode'],
  request: LaunchRequest,
) {
  return {
    game_code: game.vendorGameCode,
    platform: request.platform === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
    currency: brand.currency,
    lang: (request.language ?? brand.defaultLocale).toLowerCase(),
    lobby_url: backAddress(origin, request.backUrl),
    ...(mode === 'real' && { deposit_url: `${origin}/member/depositv2` }),
  };
}
