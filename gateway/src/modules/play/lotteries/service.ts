import type { Lottery, LotteryMenuQuery, OpenedNumero, OpenedNumeroQuery } from '@pavilion/api/lottery';
import type { Locale } from '@pavilion/i18n';
import { DomainError } from '../../../platform/errors';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Games } from '../games';
import type { Vendors } from '../../money/vendors';
import { readAllDraws } from './read-draws';
import { type DrawRow, type LotteryRow, lotteryStore } from './store';

export interface LotteryNeeds {
  vendors: Pick<Vendors, 'find' | 'keyFor' | 'codes' | 'ofBrand'>;
  games: Pick<Games, 'standingOf' | 'vendorName'>;
}

/** A lottery that a brand offers, and who draws it. */
export interface FoundLottery {
  code: string;
  vendor: string;
}

/** Lotteries, and what their vendors drew. */
export interface Lotteries {
  /** Those of a family that the brand offers. */
  menu(brand: Brand, prizeMode: LotteryMenuQuery['prizeMode'], locale: Locale): Promise<Lottery[]>;
  /** Those that a member opened, newest first. */
  recent(brand: Brand, memberId: string, prizeMode: LotteryMenuQuery['prizeMode'], locale: Locale): Promise<Lottery[]>;
  /** The newest draw of each. */
  opened(brand: Brand, prizeMode: LotteryMenuQuery['prizeMode']): Promise<OpenedNumero[]>;
  /** Draws of one, newest first. @throws DomainError `games.unknown` */
  draws(brand: Brand, query: OpenedNumeroQuery): Promise<{ list: OpenedNumero[]; nextBefore?: string }>;
  /** @throws DomainError `games.unknown` */
  find(brand: Brand, code: string): Promise<FoundLottery>;
  noteOpened(brand: string, memberId: string, code: string): Promise<void>;
  /** Reads from the vendors what was drawn since, and answers how many draws that was. */
  read(): Promise<number>;
  /** Reads by itself from now on. */
  follow(): void;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 5_000;
/** A vendor that got lotteries is found within this time. */
const READ_EVERY_MS = 60_000;
/** The house has no lotteries of its own; the other families show the same ones. */
const EMPTY_MODES: readonly string[] = ['ZY'];
const PAGE = 6;

export function createLotteries({ db, log }: Pick<Platform, 'db' | 'log'>, { vendors, games }: LotteryNeeds): Lotteries {
  const store = lotteryStore(db);
  const rowsOf = async ({ code }: Brand, prizeMode: string) =>
    EMPTY_MODES.includes(prizeMode)
      ? []
      : (await store.of(await vendors.ofBrand(code))).filter(
          ({ vendor }) => games.standingOf(code, vendor.toUpperCase(), 'LOTT') !== 'off',
        );
  const menu = async (brand: Brand, prizeMode: LotteryMenuQuery['prizeMode'], locale: Locale) =>
    (await rowsOf(brand, prizeMode)).map((row) => wireLottery(row, games.vendorName(row.vendor.toUpperCase()), locale));
  const find = async (brand: Brand, code: string) => {
    const row = (await rowsOf(brand, 'LOTT')).find((each) => each.code === code);
    if (!row) throw new DomainError('games.unknown');
    return row;
  };
  let reading: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let lastRead = 0;
  const read = () => {
    lastRead = Date.now();
    return readAllDraws({ store, vendors, log });
  };
  const look = async () => {
    if (Date.now() - lastRead > READ_EVERY_MS || (await store.anyDue())) await read();
  };
  const again = () => {
    timer = setTimeout(() => {
      reading = look()
        .catch((error: unknown) => log.warn({ err: error }, 'draws were not read'))
        .then(() => timer && again());
    }, LOOK_EVERY_MS).unref();
  };
  return {
    menu,
    async recent(brand, memberId, prizeMode, locale) {
      const opened = await store.recent(brand.code, memberId);
      const offered = await menu(brand, prizeMode, locale);
      return opened.flatMap((code) => offered.find(({ gameCode }) => gameCode === code) ?? []);
    },
    async opened(brand, prizeMode) {
      const rows = await rowsOf(brand, prizeMode);
      const newest = await Promise.all(rows.map(({ code }) => store.draws(code, { limit: 1 })));
      return newest.flat().map(wireDraw);
    },
    async draws(brand, { gameCode, numero, before, pageSize }) {
      const { code } = await find(brand, gameCode);
      const size = Number(pageSize ?? PAGE);
      const rows = await store.draws(code, {
        ...(numero !== undefined && { only: BigInt(numero) }),
        ...(before !== undefined && { before: BigInt(before) }),
        limit: size + 1,
      });
      const list = rows.slice(0, size).map(wireDraw);
      const last = list.at(-1);
      return { list, ...(rows.length > size && last && { nextBefore: last.numero }) };
    },
    find: async (brand, code) => {
      const { vendor } = await find(brand, code);
      return { code, vendor };
    },
    noteOpened: store.noteOpened,
    read,
    follow: again,
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await reading;
    },
  };
}

function wireLottery(row: LotteryRow, displayName: string, locale: Locale): Lottery {
  return {
    gameCode: row.code,
    gameName: locale === 'bn' ? row.name_bn : row.name,
    vassalage: row.vendor.toUpperCase(),
    displayName,
    region: row.region,
    drawEverySeconds: row.every_seconds,
    nextNumero: String(row.next_number),
    nextDrawAt: row.next_due_at.toISOString(),
    nextCommitment: row.next_commitment,
  };
}

function wireDraw({ lottery, number, due_at, drawn_at, prizes, seed, step, commitment }: DrawRow): OpenedNumero {
  return {
    gameCode: lottery,
    numero: String(number),
    dueAt: due_at.toISOString(),
    openedAt: drawn_at.toISOString(),
    prizes,
    seed,
    step,
    commitment,
  };
}
