import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { progress, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { httpRequest, readValue } from '../http-request';
import { launchBrowser } from '../launch-browser';
import { openForFree } from '../open-game';
import { origin } from '../origins';
import { betButton, EVERY_MODEL, type Game, MADE, type PlayedTitle, ROUND } from '../play-games';
import { waitUntilIdle } from '../wait-until-idle';
import { watched } from './arrived';
import { contactSheet, type Shot } from './contact-sheet';
import { isBoardDrawn } from './is-board-drawn';
import { contextOf, type Variant, variants } from './variants';

/** The place whose pictures are sheets of games beside their covers. */
export const TITLES = 'titles';

const FOLDER = join(import.meta.dirname, '../../screens', TITLES);
/** Unless others are asked for. */
const USUAL = ['phone-dark-bn', 'desktop-dark-en'];
/** A game that comes is whole, and what shines after a win is over. */
const CALM_MS = 2_500;
const STEP_LIMIT_MS = 60_000;
/** A busy machine puts a frame on the screen late: after so many looks it is a fault. */
const MOST_LOOKS = 3;

interface Wanted {
  variants: readonly Variant[];
  only?: readonly string[] | undefined;
}

/** A name as a file has it: `hilsa-monsoon`. */
const fileOf = ({ en }: PlayedTitle) =>
  en
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z]+/g, '-');

/**
 * A title of each model and some that labels make, each on a sheet: its cover, and the game before and after a round. Whether a game looks like its cover, and like one of a good
 * studio, is seen only there.
 *
 * @returns each picture that shows no game, and why
 * @throws WrongUsage when `only` names a title that there is not
 */
export async function shootTitles({ variants: wanted, only }: Wanted): Promise<string[]> {
  const titles = [...EVERY_MODEL, ...MADE].filter((title) => !only || only.some((name) => fileOf(title).startsWith(name)));
  if (!titles.length) throw new WrongUsage(`${TITLES} has only ${[...EVERY_MODEL, ...MADE].map(fileOf).join(', ')}.`);
  const looks = wanted.length === variants.length ? wanted.filter(({ name }) => USUAL.includes(name)) : wanted;
  if (!only) await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    const visitors = await Promise.all(looks.map((look) => visitorOf(browser, look)));
    const faults: string[] = [];
    for (const [at, title] of titles.entries()) {
      progress(`titles ${title.en}, ${at + 1} of ${titles.length} …`);
      faults.push(...(await shootTitle(browser, title, visitors)));
    }
    return faults;
  } finally {
    await browser.close();
  }
}

/** Somebody with a device, who goes from title to title and keeps what was loaded. */
interface Visitor {
  look: Variant;
  page: Page;
  /** What went wrong since it was asked last. */
  errors(): string[];
}

async function visitorOf(browser: Browser, look: Variant): Promise<Visitor> {
  const context = await contextOf(browser, look, origin());
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  const errors = watched(page);
  return { look, page, errors: () => errors().splice(0) };
}

async function shootTitle(browser: Browser, title: PlayedTitle, visitors: readonly Visitor[]): Promise<string[]> {
  const taken = await Promise.all(visitors.map((visitor) => shootLook(title, visitor)));
  const sheet = await contactSheet(
    browser,
    FOLDER,
    fileOf(title),
    taken.flatMap(({ shots }) => shots),
  );
  process.stdout.write(`${sheet}\n`);
  return taken.flatMap(({ faults }) => faults);
}

/** The cover, the game as it is opened, and what a round of it leaves; as far as they came. */
async function shootLook(title: PlayedTitle, { look, page, errors }: Visitor): Promise<{ shots: Shot[]; faults: string[] }> {
  const shots: Shot[] = [];
  const faults: string[] = [];
  const shootGame = async (game: Game, what: 'idle' | 'played') => {
    const { isDrawn, ...shot } = await shootDrawn(page, game, () => shoot(page, title, look, what));
    shots.push(isDrawn ? shot : { ...shot, title: `✗ ${shot.title}` });
    if (!isDrawn) faults.push(`nothing is drawn on its board, ${what}`);
  };
  const shootAll = async () => {
    shots.push(await shootCover(page, title, look));
    const game = await openForFree(page, look.locale, title[look.locale]);
    await betButton(game).waitFor();
    await waitUntilIdle(page);
    await shootGame(game, 'idle');
    await title.play(game);
    await game.locator('form button[type=submit][aria-disabled=false]').waitFor(ROUND);
    await shootGame(game, 'played');
  };
  await shootAll().catch((error: Error) => faults.push(error.message.split('\n')[0] ?? ''));
  return { shots, faults: [...faults, ...errors()].map((fault) => `${TITLES} ${fileOf(title)} ${look.name}: ${fault}`) };
}

/** Once it is calm; again where the board is not in the picture yet. */
async function shootDrawn(page: Page, game: Game, take: () => Promise<TakenShot>): Promise<Shot & { readonly isDrawn: boolean }> {
  for (let look = 1; ; look += 1) {
    await page.waitForTimeout(CALM_MS);
    const { picture, ...shot } = await take();
    const isDrawn = await isBoardDrawn(page, game, picture);
    if (isDrawn || look === MOST_LOOKS) return { ...shot, isDrawn };
  }
}

async function shootCover(page: Page, title: PlayedTitle, look: Variant): Promise<Shot> {
  const cover = await page.context().newPage();
  try {
    await cover.setContent(`${WHOLE}<img src="${await coverOf(title, look)}" alt="" width="${COVER.width}">`);
    await cover.waitForFunction(() => document.images[0]?.complete);
    return await shoot(cover, title, look, 'cover');
  } finally {
    await cover.close();
  }
}

/** A phone would take a page that says nothing of its width for a desktop's. */
const WHOLE = '<meta name="viewport" content="width=device-width"><body style="margin:0">';
const COVER = { x: 0, y: 0, width: 300, height: 400 };

interface TakenShot extends Shot {
  readonly picture: Buffer;
}

async function shoot(
  page: Page,
  title: PlayedTitle,
  { name, width }: Variant,
  what: 'cover' | 'idle' | 'played',
): Promise<TakenShot> {
  const file = join(FOLDER, `${fileOf(title)}.${name}.${what}.raw.png`);
  const picture = await page.screenshot({ path: file, ...(what === 'cover' && { clip: COVER }) });
  return { title: `${title.en} · ${name} · ${what}`, file, width: what === 'cover' ? COVER.width : width, picture };
}

/** As the lobby has it. @throws Error when the lobby has no such title */
async function coverOf({ en, ...title }: PlayedTitle, { locale }: Variant): Promise<string> {
  const name = { en, ...title }[locale];
  const query = new URLSearchParams({ clientType: '3', platform: 'html5-desktop', language: locale, gameSelectType: 'ALL' });
  for (const [key, value] of Object.entries({ gameName: name, pageNo: '1', pageSize: '18' })) query.set(key, value);
  const { games } = readValue<{ games: { gameName: string; iconUrl: string }[] }>(
    await httpRequest(origin(), 'GET', `/wps/relay/GCSGAME_gameList?${query}`),
  );
  const found = games.find(({ gameName }) => gameName === name);
  if (!found) throw new Error(`the lobby has no ${en}`);
  return origin() + found.iconUrl;
}
