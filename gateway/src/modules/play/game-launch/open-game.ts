import type { LaunchRequest, LaunchValue } from '@pavilion/api/launch';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Vendor } from '../../money/vendors';
import type { FoundGame } from '../games';
import type { GameSessionKey, GameSessions } from './game-sessions';
import { type LaunchContext, type LaunchDependencies, missingFieldError } from './launch-context';
import { termsOf, type VendorDoors } from './vendor-doors';

type Dependencies = Pick<LaunchDependencies, 'games' | 'wallet' | 'protection'> & { sessions: GameSessions };

/** Opens a game, or the session of it that the player still has. */
export function createOpenGame({ games, wallet, protection, sessions }: Dependencies, { connected, urlFor, ageOf }: VendorDoors) {
  return async (launcher: LaunchContext, request: LaunchRequest): Promise<LaunchValue> => {
    const { player, brand } = launcher;
    const game = knownGame(games, request.nodeId);
    await assertOpens({ games, wallet }, launcher, game, request);
    const vendor = await connected(brand, game.connection);
    const mode = modeFor(player, game, request);
    const seat: GameSessionKey = { brand: brand.code, memberId: player.memberId, nodeId: game.nodeId, mode };
    const terms = { ...termsOf(launcher, game, mode, request), ...(mode === 'real' && (await ageOf(launcher))) };
    const place = { vendor: vendor.code, game: game.vendorGameCode };
    const known = await sessions.open(seat, terms, () => wallet.isPlaying(player.memberId, place));
    if (!player.trial) await protection.assertMayOpenGame({ brand, memberId: player.memberId }, place);
    if (request.round !== undefined) await assertShowsAgain(wallet, launcher, vendor, { ...place, mode, round: request.round });
    else if (!known && mode === 'real') await assertBalance(wallet, launcher, vendor);
    const url = known?.url ?? (await urlFor(launcher, vendor, mode, terms));
    const session = known?.url ? known.id : await sessions.save(seat, terms, url, known?.id);
    if (known?.url) await sessions.touch(known.id);
    await games.recordLaunch({ brand: brand.code, memberId: player.memberId }, game.nodeId);
    return { url: withRound(url, request.round), session, mode, resumed: known !== undefined };
  };
}

function knownGame(games: Dependencies['games'], nodeId: string | undefined): FoundGame {
  if (nodeId === undefined) throw missingFieldError('nodeId');
  const game = games.find(nodeId);
  if (!game) throw new DomainError('games.unknown');
  return game;
}

/** What its vendor lists no more, or the brand's rules of play leave out, opens for money to those who have a round open in it, and to nobody else. @throws DomainError `games.maintenance`, `games.not_offered`, `games.not_connected` */
async function assertOpens(
  { games, wallet }: Pick<Dependencies, 'games' | 'wallet'>,
  { brand, player }: LaunchContext,
  { nodeId, announced, connection, vendorGameCode }: FoundGame,
  { mode = 'real' }: LaunchRequest,
): Promise<void> {
  const place = { vendor: connection.toLowerCase(), game: vendorGameCode };
  const goesOn = async () => !player.trial && mode === 'real' && (await wallet.hasOpenRound(player.memberId, place));
  if (games.availability(brand.code, nodeId) !== 'on' && !(games.isLeftByList(brand.code, nodeId) && (await goesOn())))
    throw new DomainError('games.maintenance');
  if (!games.isOffered(brand.code, nodeId) && !(await goesOn())) throw new DomainError('games.not_offered');
  if (announced) throw new DomainError('games.not_connected');
}

function modeFor(player: SessionFacts, game: FoundGame, { mode = 'real' }: LaunchRequest): GameSessionKey['mode'] {
  if (!player.trial && mode === 'real') return 'real';
  if (game.supportPlay === 0) return 'free';
  throw new DomainError(player.trial ? 'auth.use_real_account' : 'games.no_free_play');
}

/** Its vendor shows a player their own rounds and no others; that it is theirs is not left to the vendor. @throws DomainError `request.not_found` */
async function assertShowsAgain(
  wallet: Dependencies['wallet'],
  { player }: LaunchContext,
  vendor: Vendor,
  { mode, round, ...place }: { vendor: string; game: string; mode: GameSessionKey['mode']; round: string },
): Promise<void> {
  const shows = mode === 'real' && vendor.capabilities.includes('round');
  if (!shows || !(await wallet.hasRound(player.memberId, place, round))) throw new DomainError('request.not_found');
}

function withRound(url: string, round: string | undefined): string {
  if (round === undefined) return url;
  const address = new URL(url);
  address.searchParams.set('round', round);
  return address.href;
}

/** Every bet would be refused; a round that is open goes on. */
async function assertBalance(wallet: Dependencies['wallet'], { player, brand }: LaunchContext, { code }: Vendor): Promise<void> {
  if (brand.singleWallet) return;
  const from = `vendor:${code}` as const;
  const held = await wallet.balance(player.memberId, brand.currency, from);
  if (held === 0n) throw new DomainError('wallet.vendor_empty', { details: { wallet: from } });
}
