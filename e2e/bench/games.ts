import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Instance } from '@pavilion/tooling/bootstrap/platform.mjs';
import { launchBrowser } from '../launch-browser';
import { gameFrame, openForFree } from '../open-game';
import { lookAtGame } from '../in-page/look-at-game.mjs';
import { watchShifts } from '../in-page/watch-shifts.mjs';
import { betButton, EVERY_MODEL } from '../play-games';
import { measureBareCanvas } from './bare-canvas';
import { percentiles, readUse, watchFrames } from './frames';
import { framesText, gameRow, type GameMeasurements, PLAYABLE_MS } from './game-row';
import { measureWork } from './page-work';
import { playRound } from './play-by-keys';
import { slowDown } from './slow-phone';
import type { Row, Section } from './report';
import { waitFor } from './wait-for';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const TIMEOUT_MS = 60_000;
const LOOK_MS = 20;
/** A page is looked at before it is played; what it still does after it can be played belongs to its loading. */
const REST_MS = 1_000;
const TRACED_ROUNDS = 2;

/** One title of each model on a slow phone: how soon it can be played, what it loads, and how long a frame takes in `rounds` rounds of it. */
export async function benchGames({ instance, rounds }: { instance: Instance; rounds: number }): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const lobby = await openLobby(browser, instance.port);
    const bare = await measureBareCanvas(browser, PHONE, rounds);
    const rows: Row[] = [
      { what: 'A page of one canvas and a button, pressed as often: frame, longest frame', value: framesText(bare) },
    ];
    const faults: string[] = [];
    for (const [at, { en }] of EVERY_MODEL.entries()) {
      progress(`  ${en}, ${at + 1} of ${EVERY_MODEL.length} …`);
      await openForFree(lobby, 'en', en);
      await betButton(lobby.frameLocator('iframe')).waitFor();
      const { href } = new URL(gameFrame(lobby).url());
      const measured = await measureGame(browser, href, en, rounds);
      rows.push(gameRow(en, measured, bare));
      faults.push(...faultsOf(en, measured));
    }
    return {
      title: `A title of each model (throttled Chromium: 4× CPU, 150 ms RTT, 1.6 Mbps, phone; ${rounds} rounds each)`,
      rows,
      faults,
    };
  } finally {
    await browser.close();
  }
}

async function openLobby(browser: Browser, port: number): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: `http://pavilion.localhost:${port}` });
  await context.addInitScript(() => localStorage.setItem('pavilion.lang', 'en'));
  return context.newPage();
}

/** On a page of its own: a frame of another site would be slowed by nobody. */
async function measureGame(browser: Browser, address: string, title: string, rounds: number): Promise<GameMeasurements> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await slowDown(session);
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-use.js') });
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'commit' });
    const playable = await waitFor(page, { what: 'the button that bets', everyMs: LOOK_MS }, async () => {
      const { button } = await page.evaluate(lookAtGame, null);
      return button !== '' && page.evaluate(() => performance.now());
    });
    const play = async (count: number) => {
      for (let round = 1; round <= count; round += 1) await playRound(page, title);
    };
    await page.waitForTimeout(REST_MS);
    await watchFrames(page, true);
    await play(rounds);
    await watchFrames(page, false);
    const frame = percentiles((await readUse(page)).frames);
    const work = await measureWork(browser, page, () => play(TRACED_ROUNDS));
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts.length);
    return { playable, bytes, frame, work, shifts };
  } finally {
    await context.close();
  }
}

/** Late frames are the machine’s too; a player who waits, and a page that jumps, are the game’s. */
function faultsOf(title: string, { playable, shifts }: Pick<GameMeasurements, 'playable' | 'shifts'>): string[] {
  return [
    ...(playable > PLAYABLE_MS ? [`${title} can be played after ${(playable / 1_000).toFixed(1)} s, not within 2.5 s`] : []),
    ...(shifts > 0 ? [`${title}: ${shifts} times something moves by itself`] : []),
  ];
}
