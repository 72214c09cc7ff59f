import type {
  AccountRecordQuery,
  AccountRecordValue,
  HeldWinsValue,
  TransactionDetails,
  TransactionTotals,
  TransactionTotalsQuery,
  PlayedGamesValue,
  ProfitValue,
  RoundDetails,
  RoundProof,
  RoundsQuery,
  RoundsValue,
  RoundTotals,
  RoundTotalsQuery,
} from '@pavilion/api/records';
import { transactionGroupOf } from '@pavilion/api/records';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Members } from '../../identity/members';
import { type HeldWinRow, playerName, type Vendors } from '../vendors';
import type { LedgerQueries } from '../wallet';
import { readAccount } from './account-record';
import { type GameCatalogue, type Names, createNames } from './names';
import { transactionOrigin } from './transaction-origin';
import { readProfit } from './profit';
import { ownerOf, movementFilter, type Reader } from './reader';
import { type HeldWinQueries, readPlayedGames, readRoundDetails, readRounds, readRoundTotals } from './rounds';
import { readRoundProof } from './round-details/round-proof';
import { studioRoundDetails } from './round-details/studio';
import type { RoundDetailsProvider } from './round-details/round-details-provider';
import { toWireHeldWin, toWireLine } from './wire';

/** What members look up about themselves. Foreign and unknown things are `request.not_found`, days that cannot be `request.invalid`. */
export interface Records {
  movementTotals(reader: Reader, query: TransactionTotalsQuery): Promise<TransactionTotals>;
  /** @throws DomainError `request.not_found` */
  movement(reader: Reader, id: string): Promise<TransactionDetails>;
  account(reader: Reader, query: AccountRecordQuery): Promise<AccountRecordValue>;
  profit(reader: Reader, days: Days): Promise<ProfitValue>;
  rounds(reader: Reader, query: RoundsQuery): Promise<RoundsValue>;
  roundTotals(reader: Reader, query: RoundTotalsQuery): Promise<RoundTotals>;
  playedGames(reader: Reader, days: Days): Promise<PlayedGamesValue>;
  /** Wins above their limit that wait for operators, or were decided lately. */
  heldWins(reader: Reader): Promise<HeldWinsValue>;
  /** Asks the vendor too, and does without its words when it is away. @throws DomainError `request.not_found` */
  round(reader: Reader, asked: { vendor: string; round: string }): Promise<RoundDetails>;
  /** A file that shows the round from commitment to our books. @throws DomainError `request.not_found`, `records.no_proof`, `records.not_revealed`, `vendor.unavailable` */
  proof(reader: Pick<Reader, 'memberId' | 'brand'>, asked: { vendor: string; round: string }): Promise<RoundProof>;
  /** The same for operators, by the member's public id. */
  proofOf(place: { brand: string; member: string }, asked: { vendor: string; round: string }): Promise<RoundProof>;
}

interface Days {
  from: string;
  to: string;
}

export interface RecordDependencies {
  book: LedgerQueries;
  games: GameCatalogue;
  members: Pick<Members, 'byId' | 'byPublicId'>;
  vendors: Vendors;
  heldWins: HeldWinQueries & { ofMember(memberId: string): Promise<HeldWinRow[]> };
  /** Who can be asked about a round, by vendor. */
  detailsProviders?: Readonly<Record<string, RoundDetailsProvider>>;
}

const DETAILS_PROVIDERS: Readonly<Record<string, RoundDetailsProvider>> = { studio: studioRoundDetails };

/** The records of members over the ledger, the payments and the vendors. */
export function createRecords(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { book, games, members, vendors, heldWins, detailsProviders = DETAILS_PROVIDERS }: RecordDependencies,
): Records {
  const proofFor = (
    member: { id: bigint; publicId: string } | undefined,
    brand: string,
    asked: { vendor: string; round: string },
  ) => {
    if (!member) throw new DomainError('request.not_found');
    const who = { memberId: String(member.id), user: playerName(brand, member.publicId) };
    return readRoundProof({ book, vendors, log }, { ...who, ...asked });
  };
  const names = ({ brand, locale }: Reader): Names => createNames(games, brand.code, locale);
  return {
    async movementTotals(reader, { wallet, groups, ...days }) {
      const sums = await book.movementSums({ ...ownerOf(reader), ...days, ...movementFilter({ wallet, groups }) });
      return { in: String(sums.in), out: String(sums.out), count: sums.count };
    },
    async movement(reader, id) {
      const story = /^[0-9]{1,18}$/.test(id) ? await book.transactionDetails(reader.memberId, BigInt(id)) : undefined;
      if (!story) throw new DomainError('request.not_found');
      const { row, before, related } = story;
      const origin = await transactionOrigin(db, story, reader.locale, names(reader));
      return {
        line: toWireLine({ ...row, amount: row.effect }, names(reader)),
        group: transactionGroupOf(row.kind),
        before: String(before),
        wallet: row.wallet,
        ...(origin && { origin }),
        related: related.map((each) => ({
          id: String(each.id),
          at: each.at.toISOString(),
          kind: each.kind,
          amount: String(each.effect),
        })),
      };
    },
    account: (reader, query) => readAccount({ db, book }, ownerOf(reader), query, reader.locale),
    profit: (reader, days) => readProfit(book, ownerOf(reader), days, names(reader)),
    rounds: (reader, query) => readRounds(book, ownerOf(reader), query, names(reader), heldWins),
    roundTotals: (reader, query) => readRoundTotals(book, ownerOf(reader), query),
    playedGames: (reader, days) => readPlayedGames(book, ownerOf(reader), days, names(reader)),
    async heldWins(reader) {
      const rows = await heldWins.ofMember(reader.memberId);
      return { list: rows.map((row) => toWireHeldWin(row, names(reader))) };
    },
    proof: async ({ memberId, brand: { code } }, asked) => proofFor(await members.byId(code, BigInt(memberId)), code, asked),
    proofOf: async ({ brand, member }, asked) => proofFor(await members.byPublicId(brand, member), brand, asked),
    async round(reader, { vendor, round }) {
      const member = await members.byId(reader.brand.code, BigInt(reader.memberId));
      if (!member) throw new DomainError('request.not_found');
      const asked = { vendor, round, user: playerName(reader.brand.code, member.publicId), locale: reader.locale };
      return readRoundDetails({ book, vendors, heldWins, detailsProviders, log }, ownerOf(reader), asked, names(reader));
    },
  };
}
