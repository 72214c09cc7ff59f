import type {
  PlayedGamesValue,
  RoundDetails,
  RoundsQuery,
  RoundsValue,
  RoundTotals,
  RoundTotalsQuery,
} from '@pavilion/api/records';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import { VendorError, type Vendors } from '../vendors';
import type { LedgerQueries, RoundCursor, RoundRow } from '../wallet';
import type { RecordOwner } from './account-record';
import { decodeCursor, encodeCursor } from './cursor';
import type { Names } from './names';
import type { RoundDetailsProvider } from './round-details/round-details-provider';
import { toWireRound } from './wire';

const PAGE = 25;

/** A page of rounds. @throws DomainError `request.invalid` */
export async function readRounds(
  ledger: LedgerQueries,
  owner: RecordOwner,
  query: RoundsQuery,
  names: Names,
  heldWins: HeldWinQueries,
): Promise<RoundsValue> {
  const { cursor, limit, ...chosen } = query;
  const place = cursor === undefined ? undefined : toCursor(cursor);
  const [{ rounds, next }, heldIn] = await Promise.all([
    ledger.rounds(roundFilter(owner, chosen), place, limit ? Number(limit) : PAGE),
    readHeld(heldWins, owner),
  ]);
  return {
    list: rounds.map((row) => toWireRound(row, names, heldIn(row))),
    ...(next && { nextCursor: encodeCursor([next.moved, next.vendor, next.round]) }),
  };
}

/** Wins of a member's that operators decide about, as rounds show them. */
export interface HeldWinQueries {
  heldInRounds(memberId: string): Promise<readonly { vendor: string; round: string; held: bigint }[]>;
}

async function readHeld(heldWins: HeldWinQueries, { memberId }: RecordOwner) {
  const rows = await heldWins.heldInRounds(memberId);
  const byRound = new Map(rows.map(({ vendor, round, held }) => [`${vendor} ${round}`, held]));
  return ({ vendor, round }: RoundRow) => byRound.get(`${vendor} ${round}`);
}

/** What all of them add up to. @throws DomainError `request.invalid` */
export async function readRoundTotals(ledger: LedgerQueries, owner: RecordOwner, query: RoundTotalsQuery): Promise<RoundTotals> {
  const { rounds, bets, wins } = await ledger.roundSums(roundFilter(owner, query));
  return { rounds, bets: String(bets), wins: String(wins), net: String(wins - bets) };
}

/** The games of some days, by what was staked. @throws DomainError `request.invalid` */
export async function readPlayedGames(
  ledger: LedgerQueries,
  owner: RecordOwner,
  days: { from: string; to: string },
  names: Names,
): Promise<PlayedGamesValue> {
  const { games } = await ledger.totals({ ...owner, ...days });
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
export function roundFilter(owner: RecordOwner, { vendor, ...chosen }: RoundTotalsQuery) {
  return { ...owner, ...chosen, vendor: vendor?.toLowerCase() };
}

interface RoundDetailsContext {
  book: LedgerQueries;
  vendors: Vendors;
  heldWins: HeldWinQueries;
  detailsProviders: Readonly<Record<string, RoundDetailsProvider>>;
  log: Pick<Platform['log'], 'warn'>;
}

/** A round of a member's with its movements, and what its vendor says of it. */
export interface RoundQuery {
  vendor: string;
  round: string;
  /** The player's name at the vendor. */
  user: string;
  locale: Locale;
}

/** @throws DomainError `request.not_found` */
export async function readRoundDetails(
  context: RoundDetailsContext,
  owner: RecordOwner,
  asked: RoundQuery,
  names: Names,
): Promise<RoundDetails> {
  const row = await context.book.round(owner.memberId, asked.vendor.toLowerCase(), asked.round);
  if (!row) throw new DomainError('request.not_found');
  const [movements, said, heldIn] = await Promise.all([
    context.book.movementsOfRound(row),
    fetchVendorDetails(context, row, asked),
    readHeld(context.heldWins, owner),
  ]);
  return {
    round: toWireRound(row, names, heldIn(row)),
    movements: movements.map(({ id, at, kind, effect, shownReference: reference }) => ({
      id: String(id),
      at: at.toISOString(),
      kind,
      amount: String(effect),
      reference,
    })),
    ...said,
  };
}

type VendorPart = Pick<RoundDetails, 'vendorStatus' | 'vendorDetails' | 'vendorSays' | 'told'>;

/** A vendor that is down costs the member its details only: what moved is in our own ledger. */
async function fetchVendorDetails(
  { vendors, detailsProviders, log }: RoundDetailsContext,
  { vendor: code, round, currency }: RoundRow,
  { user, locale }: RoundQuery,
): Promise<VendorPart> {
  const [provider, vendor] = [Object.hasOwn(detailsProviders, code) ? detailsProviders[code] : undefined, await vendors.find(code)];
  if (!provider || !vendor?.connected || !vendor.capabilities.includes('round'))
    return { vendorStatus: 'unsupported', vendorSays: 'unasked' };
  try {
    const details = await provider(vendor, await vendors.keyFor(code), { round, user, locale, currency });
    return details
      ? { vendorStatus: 'found', vendorDetails: details, vendorSays: 'told', told: details }
      : { vendorStatus: 'unknown', vendorSays: 'unknown' };
  } catch (error) {
    if (!(error instanceof VendorError)) throw error;
    log.warn({ vendor: code, reason: error.message }, 'the vendor gave no details of a round');
    return { vendorStatus: 'unavailable', vendorSays: 'away' };
  }
}

function toCursor(cursor: string): RoundCursor {
  const [moved = '', vendor = '', round = ''] = decodeCursor(cursor, 3) ?? [];
  if (!/^[0-9]{1,17}$/.test(moved)) throw new DomainError('request.invalid', { fields: { cursor: 'request.invalid' } });
  return { moved, vendor, round };
}
