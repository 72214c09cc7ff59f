import { randomUUID } from 'node:crypto';
import type { LaunchRequest, LaunchValue } from '@pavilion/api/launch';
import type { FieldCipher } from '../../../platform/crypto';
import type { Brand, SessionFacts } from '../../../platform/http';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { FoundGame, Games } from '../games';
import type { Lotteries } from '../lotteries';
import type { Members } from '../../identity/members';
import type { Protection } from '../../money/protection';
import { playerName, type Vendor, type Vendors } from '../../money/vendors';
import type { Wallet } from '../../money/wallet';
import { backAddress } from './back-url';
import { createGameSessions, type GameSessionKey } from './game-sessions';
import { requestGameUrl } from './game-url';

export interface LaunchDependencies {
  vendors: Vendors;
  games: Pick<Games, 'find' | 'availability' | 'vendorAvailability' | 'recordLaunch'>;
  lotteries: Pick<Lotteries, 'find' | 'recordOpened'>;
  members: Pick<Members, 'byId'>;
  wallet: Pick<Wallet, 'balance' | 'isPlaying'>;
  protection: Pick<Protection, 'assertMayOpenGame'>;
  cipher: FieldCipher;
}

/** Who opens a game, and from where. */
export interface LaunchContext {
  player: SessionFacts;
  brand: Brand;
  /** The site's own address as the player sees it. */
  origin: string;
  ip: string;
}

/** Opens games at their vendors. */
export interface Launch {
  /**
   * Where the game runs. A trial player always plays for free. Whoever comes back to a game within an hour, or to an open round, gets
   * the session they had, so that a refresh of the page leads into the same round.
   *
   * @throws DomainError `games.unknown`, `games.maintenance`, `games.no_free_play`, `games.no_tickets`, `games.not_in_currency`, `auth.use_real_account`,
   * `limits.time_reached`, `wallet.vendor_empty`, `vendor.unavailable`, `vendor.invalid_response`
   */
  open(launcher: LaunchContext, request: LaunchRequest): Promise<LaunchValue>;
  /** How many players opened one of these games within the last half hour. */
  countPlayersIn(brand: string, nodeIds: readonly string[]): Promise<number>;
}

/** Launches through the vendors that are connected; a game of any other is under maintenance. */
export function createLaunch({ db, log }: Pick<Platform, 'db' | 'log'>, needs: LaunchDependencies): Launch {
  const { vendors, games, lotteries, members, wallet, protection, cipher } = needs;
  const sessions = createGameSessions(db, cipher);
  const credentials = async ({ player, brand }: LaunchContext, vendor: Vendor) => {
    const member = await members.byId(brand.code, BigInt(player.memberId));
    if (!member) throw new DomainError('auth.required');
    const token = await vendors.issueToken({ vendor: vendor.code, memberId: player.memberId, brand: brand.code });
    return { user: playerName(brand.code, member.publicId), token };
  };
  const connected = async ({ code }: Brand, name: string): Promise<Vendor> => {
    const vendor = await vendors.find(name.toLowerCase());
    if (!vendor?.brands.includes(code)) throw new DomainError('games.maintenance');
    return vendor;
  };
  const vendorOf = (brand: Brand, game: FoundGame): Promise<Vendor> => {
    if (games.availability(brand.code, game.nodeId) !== 'on') throw new DomainError('games.maintenance');
    return connected(brand, game.vendor);
  };
  const ask = async (launcher: LaunchContext, vendor: Vendor, mode: GameSessionKey['mode'], terms: object) =>
    requestGameUrl(vendor, await vendors.keyFor(vendor.code), log, {
      ...(mode === 'real' ? await credentials(launcher, vendor) : { meta: { demo: true } }),
      ...terms,
      ip: launcher.ip,
    });
  /** Every bet would be refused; a round that is open goes on. */
  const assertBalance = async ({ player, brand }: LaunchContext, { code }: Vendor): Promise<void> => {
    if (brand.singleWallet) return;
    const from = `vendor:${code}` as const;
    const held = await wallet.balance(player.memberId, brand.currency, from);
    if (held === 0n) throw new DomainError('wallet.vendor_empty', { details: { wallet: from } });
  };
  /** A lottery shows its results; there is no round in it to come back to. */
  const openLottery = async (launcher: LaunchContext, request: LaunchRequest): Promise<LaunchValue> => {
    const { player, brand } = launcher;
    if (request.lottoGameCode === undefined) throw missingFieldError('lottoGameCode');
    const lottery = await lotteries.find(brand, request.lottoGameCode);
    if (games.vendorAvailability(brand.code, lottery.vendor.toUpperCase(), 'LOTT') !== 'on')
      throw new DomainError('games.maintenance');
    if (request.lottoView === 'betting') throw new DomainError('games.no_tickets');
    const vendor = await connected(brand, lottery.vendor);
    const mode = player.trial ? 'free' : 'real';
    const url = await ask(launcher, vendor, mode, termsOf(launcher, { vendorGameCode: lottery.code }, mode, request));
    await lotteries.recordOpened(brand.code, player.memberId, lottery.code);
    return { url, session: randomUUID(), mode, resumed: false };
  };
  return {
    countPlayersIn: sessions.playersIn,
    async open(launcher, request) {
      if (request.launchMode === 'LOTT') return openLottery(launcher, request);
      const { player, brand } = launcher;
      if (request.nodeId === undefined) throw missingFieldError('nodeId');
      const game = games.find(request.nodeId);
      if (!game) throw new DomainError('games.unknown');
      const vendor = await vendorOf(brand, game);
      const mode = modeFor(player, game, request);
      const seat: GameSessionKey = { brand: brand.code, memberId: player.memberId, nodeId: game.nodeId, mode };
      const terms = termsOf(launcher, game, mode, request);
      const known = await sessions.open(seat, terms, () =>
        wallet.isPlaying(player.memberId, { vendor: vendor.code, game: game.vendorGameCode }),
      );
      if (!player.trial)
        await protection.assertMayOpenGame(
          { brand, memberId: player.memberId },
          { vendor: vendor.code, game: game.vendorGameCode },
        );
      if (!known && mode === 'real') await assertBalance(launcher, vendor);
      const url = known?.url ?? (await ask(launcher, vendor, mode, terms));
      const session = known?.url ? known.id : await sessions.save(seat, terms, url, known?.id);
      if (known?.url) await sessions.touch(known.id);
      await games.recordLaunch({ brand: brand.code, memberId: player.memberId }, game.nodeId);
      return { url, session, mode, resumed: known !== undefined };
    },
  };
}

function missingFieldError(field: string): DomainError {
  return new DomainError('request.invalid', { fields: { [field]: 'request.invalid' } });
}

function modeFor(player: SessionFacts, game: FoundGame, { mode = 'real' }: LaunchRequest): GameSessionKey['mode'] {
  if (!player.trial && mode === 'real') return 'real';
  if (game.supportPlay === 0) return 'free';
  throw new DomainError(player.trial ? 'auth.use_real_account' : 'games.no_free_play');
}

/** What the vendor is told beside who plays; another of these is another address. */
function termsOf(
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
