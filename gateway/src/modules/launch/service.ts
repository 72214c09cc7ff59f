import { randomUUID } from 'node:crypto';
import type { LaunchRequest, LaunchValue } from '@pavilion/api/launch';
import type { Brand, SessionFacts } from '../../platform/http';
import { DomainError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import type { Games } from '../games';
import type { Members } from '../members';
import { playerName, type Vendor, type Vendors } from '../vendors';
import { backAddress } from './back-url';
import { askGameUrl } from './game-url';

export interface LaunchNeeds {
  vendors: Vendors;
  games: Pick<Games, 'find' | 'launched'>;
  members: Pick<Members, 'byId'>;
}

/** Who opens a game, and from where. */
export interface Launcher {
  player: SessionFacts;
  brand: Brand;
  /** The site's own address as the player sees it. */
  origin: string;
  ip: string;
}

/** Opens games at their vendors. */
export interface Launch {
  /**
   * Where the game runs. A trial player always plays for free.
   *
   * @throws DomainError `games.unknown`, `games.maintenance`, `games.no_free_play`, `vendor.unavailable`
   */
  open(launcher: Launcher, request: LaunchRequest): Promise<LaunchValue>;
}

/** Launches through the vendors that are connected; a game of any other is under maintenance. */
export function createLaunch({ log }: Pick<Platform, 'log'>, { vendors, games, members }: LaunchNeeds): Launch {
  const credentials = async ({ player, brand }: Launcher, vendor: Vendor) => {
    const member = await members.byId(brand.code, BigInt(player.memberId));
    if (!member) throw new DomainError('auth.required');
    const token = await vendors.issueToken({ vendor: vendor.code, memberId: player.memberId, brand: brand.code });
    return { user: playerName(brand.code, member.publicId), token };
  };
  return {
    async open(launcher, { nodeId, platform, mode: wanted = 'real', language, backUrl }) {
      const { player, brand, origin, ip } = launcher;
      const game = games.find(nodeId);
      if (!game) throw new DomainError('games.unknown');
      const vendor = await vendors.find(game.vendor.toLowerCase());
      if (!vendor?.brands.includes(brand.code)) throw new DomainError('games.maintenance');
      const mode = player.trial ? 'free' : wanted;
      if (mode === 'free' && game.supportPlay !== 0) throw new DomainError('games.no_free_play');
      const url = await askGameUrl(vendor, await vendors.keyFor(vendor.code), log, {
        ...(mode === 'real' ? await credentials(launcher, vendor) : { meta: { demo: true } }),
        game_code: game.vendorGameCode,
        platform: platform === 'mobile' ? 'GPL_MOBILE' : 'GPL_DESKTOP',
        currency: brand.currency,
        lang: (language ?? brand.defaultLocale).toLowerCase(),
        ip,
        lobby_url: backAddress(origin, backUrl),
        ...(mode === 'real' && { deposit_url: `${origin}/member/depositv2` }),
      });
      await games.launched({ brand: brand.code, memberId: player.memberId }, nodeId);
      return { url, session: randomUUID(), mode, resumed: false };
    },
  };
}
