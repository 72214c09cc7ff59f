import type {
  PlayedGamesValue,
  RoundDetails,
  RoundsQuery,
  RoundsValue,
  RoundTotals,
  RoundTotalsQuery,
  RoundTold,
} from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { VendorFailure, type Vendors } from '../vendors';
import type { RecordBook, RoundPlace, RoundRow } from '../wallet';
import type { Asker } from './account';
import { openPlace, sealPlace } from './cursor';
import type { Names } from './names';
import type { RoundTeller } from './tellers/teller';
import { shownReference, wireRound } from './wire';

const PAGE = 25;

/** A page of rounds. @throws DomainError `request.invalid` */
export async function readRounds(book: RecordBook, asker: Asker, query: RoundsQuery, names: Names): Promise<RoundsValue> {
  const { cursor, limit, ...chosen } = query;
  const place = cursor === undefined ? undefined : placeOf(cursor);
  const { rounds, next } = await book.rounds(choiceOf(asker, chosen), place, limit ? Number(limit) : PAGE);
  return {
    list: rounds.map((row) => wireRound(row, names)),
    ...(next && { nextCursor: sealPlace([next.moved, next.vendor, next.round]) }),
  };
}

/** What all of them add up to. @throws DomainError `request.invalid` */
export async function readRoundTotals(book: RecordBook, asker: Asker, query: RoundTotalsQuery): Promise<RoundTotals> {
  const { rounds, bets, wins } = await book.roundSums(choiceOf(asker, query));
  return { rounds, bets: String(bets), wins: String(wins), net: String(wins - bets) };
}

/** The games of some days, by what was staked. @throws DomainError `request.invalid` */
export async function readPlayedGames(
  book: RecordBook,
  asker: Asker,
  days: { from: string; to: string },
  names: Names,
): Promise<PlayedGamesValue> {
  const { games } = await book.figures({ ...asker, ...days });
  return {
    games: games.map(({ vendor, game }) => ({
      vendor,
      vendorName: names.vendor(vendor, game),
      gameCode: game,
      game: names.game(vendor, game).name,
    })),
  };
}

/** Rounds are kept under the vendor's code as we write it. */
export function choiceOf(asker: Asker, { vendor, ...chosen }: RoundTotalsQuery) {
  return { ...asker, ...chosen, vendor: vendor?.toLowerCase() };
}

interface Telling {
  book: RecordBook;
  vendors: Vendors;
  tellers: Readonly<Record<string, RoundTeller>>;
  log: Pick<Platform['log'], 'warn'>;
}

/** A round of a member's with its movements, and what its vendor says of it. */
export interface RoundAsked {
  vendor: string;
  round: string;
  /** The player's name at the vendor. */
  user: string;
  locale: Locale;
}

/** @throws DomainError `request.not_found` */
export async function readRoundDetails(telling: Telling, asker: Asker, asked: RoundAsked, names: Names): Promise<RoundDetails> {
  const row = await telling.book.round(asker.memberId, asked.vendor.toLowerCase(), asked.round);
  if (!row) throw new DomainError('request.not_found');
  const [movements, said] = await Promise.all([telling.book.movementsOfRound(row), askTeller(telling, row, asked)]);
  return {
    round: wireRound(row, names),
    movements: movements.map(({ id, at, kind, effect, reference }) => ({
      id: String(id),
      at: at.toISOString(),
      kind,
      amount: String(effect),
      reference: shownReference(reference),
    })),
    ...said,
  };
}

/** A vendor that is down costs the member its words only: what moved is ours to tell. */
async function askTeller(
  { vendors, tellers, log }: Telling,
  { vendor: code, round, currency }: RoundRow,
  { user, locale }: RoundAsked,
): Promise<{ vendorSays: RoundDetails['vendorSays']; told?: RoundTold }> {
  const [teller, vendor] = [Object.hasOwn(tellers, code) ? tellers[code] : undefined, await vendors.find(code)];
  if (!teller || !vendor) return { vendorSays: 'unasked' };
  try {
    const told = await teller(vendor, await vendors.keyFor(code), { round, user, locale, currency });
    return told ? { vendorSays: 'told', told } : { vendorSays: 'unknown' };
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    log.warn({ vendor: code, reason: error.message }, 'vendor tells nothing of a round');
    return { vendorSays: 'away' };
  }
}

function placeOf(cursor: string): RoundPlace {
  const [moved = '', vendor = '', round = ''] = openPlace(cursor, 3) ?? [];
  if (!/^[0-9]{1,17}$/.test(moved)) throw new DomainError('request.invalid', { fields: { cursor: 'request.invalid' } });
  return { moved, vendor, round };
}
