import type {
  AccountQuery,
  AccountValue,
  MovementDetails,
  MovementTotals,
  MovementTotalsQuery,
  PlayedGamesValue,
  ProfitValue,
  RoundDetails,
  RoundsQuery,
  RoundsValue,
  RoundTotals,
  RoundTotalsQuery,
} from '@pavilion/api/records';
import { groupOf } from '@pavilion/api/records';
import { DomainError } from '../../../platform/errors';
import type { Platform } from '../../../platform/platform';
import type { Games } from '../../play/games';
import type { Members } from '../../identity/members';
import { playerName, type Vendors } from '../vendors';
import type { RecordBook } from '../wallet';
import { readAccount } from './account';
import { type Names, namesIn } from './names';
import { originOf } from './origins';
import { readProfit } from './profit';
import { askerOf, movementsChosen, type Reader } from './reader';
import { readPlayedGames, readRoundDetails, readRounds, readRoundTotals } from './rounds';
import { studioTeller } from './tellers/studio';
import type { RoundTeller } from './tellers/teller';
import { wireLine } from './wire';

/** What members look up about themselves. Foreign and unknown things are `request.not_found`, days that cannot be `request.invalid`. */
export interface Records {
  movementTotals(reader: Reader, query: MovementTotalsQuery): Promise<MovementTotals>;
  /** @throws DomainError `request.not_found` */
  movement(reader: Reader, id: string): Promise<MovementDetails>;
  account(reader: Reader, query: AccountQuery): Promise<AccountValue>;
  profit(reader: Reader, days: Days): Promise<ProfitValue>;
  rounds(reader: Reader, query: RoundsQuery): Promise<RoundsValue>;
  roundTotals(reader: Reader, query: RoundTotalsQuery): Promise<RoundTotals>;
  playedGames(reader: Reader, days: Days): Promise<PlayedGamesValue>;
  /** Asks the vendor too, and does without its words when it is away. @throws DomainError `request.not_found` */
  round(reader: Reader, asked: { vendor: string; round: string }): Promise<RoundDetails>;
}

interface Days {
  from: string;
  to: string;
}

export interface RecordNeeds {
  book: RecordBook;
  games: Pick<Games, 'findByVendorCode' | 'entry'>;
  members: Pick<Members, 'byId'>;
  vendors: Vendors;
  /** Who can be asked about a round, by vendor. */
  tellers?: Readonly<Record<string, RoundTeller>>;
}

const TELLERS: Readonly<Record<string, RoundTeller>> = { studio: studioTeller };

/** The records of members over the ledger, the payments and the vendors. */
export function createRecords(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { book, games, members, vendors, tellers = TELLERS }: RecordNeeds,
): Records {
  const names = ({ brand, locale }: Reader): Names => namesIn(games, brand.code, locale);
  return {
    async movementTotals(reader, { wallet, groups, ...days }) {
      const sums = await book.movementSums({ ...askerOf(reader), ...days, ...movementsChosen({ wallet, groups }) });
      return { in: String(sums.in), out: String(sums.out), count: sums.count };
    },
    async movement(reader, id) {
      const story = /^[0-9]{1,18}$/.test(id) ? await book.story(reader.memberId, BigInt(id)) : undefined;
      if (!story) throw new DomainError('request.not_found');
      const { row, before, related } = story;
      const origin = await originOf(db, story, reader.locale, names(reader));
      return {
        line: wireLine({ ...row, amount: row.effect }, names(reader)),
        group: groupOf(row.kind),
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
    account: (reader, query) => readAccount({ db, book }, askerOf(reader), query, reader.locale),
    profit: (reader, days) => readProfit(book, askerOf(reader), days, names(reader)),
    rounds: (reader, query) => readRounds(book, askerOf(reader), query, names(reader)),
    roundTotals: (reader, query) => readRoundTotals(book, askerOf(reader), query),
    playedGames: (reader, days) => readPlayedGames(book, askerOf(reader), days, names(reader)),
    async round(reader, { vendor, round }) {
      const member = await members.byId(reader.brand.code, BigInt(reader.memberId));
      if (!member) throw new DomainError('request.not_found');
      const asked = { vendor, round, user: playerName(reader.brand.code, member.publicId), locale: reader.locale };
      return readRoundDetails({ book, vendors, tellers, log }, askerOf(reader), asked, names(reader));
    },
  };
}
