import type { Lottery, LotteryMenuQuery, LotteryDraw, LotteryDrawsQuery } from '@pavilion/api/lottery';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Games } from '../games';
import type { Vendors } from '../../money/vendors';
import { lotteryStore } from './store';
import type { LotteryRow } from './tables';
import { createDrawReader } from './read-draws';
import { toWireDraw, toWireLottery } from './wire';

export interface LotteryDependencies {
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'codes' | 'codesOfBrand'>;
  games: Pick<Games, 'vendorAvailability' | 'vendorName'>;
}

/** A lottery that a brand offers, and who draws it. */
export interface FoundLottery {
  code: string;
  vendor: string;
}

/** Lotteries, and what their vendors drew. */
export interface Lotteries {
  /** Those of a family that the brand offers. */
  listOffered(brand: Brand, prizeMode: LotteryMenuQuery['prizeMode'], locale: Locale): Promise<Lottery[]>;
  /** Those that a member opened, newest first. */
  recent(brand: Brand, memberId: string, prizeMode: LotteryMenuQuery['prizeMode'], locale: Locale): Promise<Lottery[]>;
  /** The newest draw of each. */
  latestDraws(brand: Brand, prizeMode: LotteryMenuQuery['prizeMode']): Promise<LotteryDraw[]>;
  /** Draws of one, newest first. @throws DomainError `games.unknown` */
  draws(brand: Brand, query: LotteryDrawsQuery): Promise<{ list: LotteryDraw[]; nextBefore?: string }>;
  /** @throws DomainError `games.unknown` */
  find(brand: Brand, code: string): Promise<FoundLottery>;
  recordOpened(brand: string, memberId: string, code: string): Promise<void>;
  /** Reads from the vendors what was drawn since, and answers how many draws that was. The job `lotteries.read-draws`, once a draw is due. */
  syncDraws(): Promise<number>;
}

/** The house has no lotteries of its own; the other families show the same ones. */
const EMPTY_MODES: readonly string[] = ['ZY'];
const PAGE = 6;

export function createLotteries(
  platform: Pick<Platform, 'db' | 'log' | 'jobs'>,
  { vendors, games }: LotteryDependencies,
): Lotteries {
  const store = lotteryStore(platform.db);
  const rowsOf = async ({ code }: Brand, prizeMode: string): Promise<LotteryRow[]> => {
    if (EMPTY_MODES.includes(prizeMode)) return [];
    const rows = await store.of(await vendors.codesOfBrand(code));
    return rows.filter(({ vendor }) => games.vendorAvailability(code, vendor.toUpperCase(), 'LOTT') !== 'off');
  };
  const listOffered = async (brand: Brand, prizeMode: LotteryMenuQuery['prizeMode'], locale: Locale) =>
    (await rowsOf(brand, prizeMode)).map((row) => toWireLottery(row, games.vendorName(row.vendor.toUpperCase()), locale));
  const find = async (brand: Brand, code: string) => {
    const row = (await rowsOf(brand, 'LOTT')).find((each) => each.code === code);
    if (!row) throw new DomainError('games.unknown');
    return row;
  };
  return {
    listOffered,
    async recent(brand, memberId, prizeMode, locale) {
      const opened = await store.recent(brand.code, memberId);
      const offered = await listOffered(brand, prizeMode, locale);
      return opened.flatMap((code) => offered.find(({ gameCode }) => gameCode === code) ?? []);
    },
    async latestDraws(brand, prizeMode) {
      const rows = await rowsOf(brand, prizeMode);
      return (await store.newestDraws(rows.map(({ code }) => code))).map(toWireDraw);
    },
    async draws(brand, { gameCode, numero, before, pageSize }) {
      const { code } = await find(brand, gameCode);
      const size = Number(pageSize ?? PAGE);
      const rows = await store.draws(code, {
        ...(numero !== undefined && { only: BigInt(numero) }),
        ...(before !== undefined && { before: BigInt(before) }),
        limit: size + 1,
      });
      const list = rows.slice(0, size).map(toWireDraw);
      const last = list.at(-1);
      return { list, ...(rows.length > size && last && { nextBefore: last.numero }) };
    },
    find: async (brand, code) => {
      const { vendor } = await find(brand, code);
      return { code, vendor };
    },
    recordOpened: store.recordOpened,
    syncDraws: createDrawReader(platform, { store, vendors }),
  };
}
