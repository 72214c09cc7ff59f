import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { httpRequest, readValue } from '../http-request';
import { launchBrowser } from '../launch-browser';
import { origin } from '../origins';

/** The place whose pictures are sheets of covers. */
export const COVERS = 'covers';

const FOLDER = join(import.meta.dirname, '../../screens', COVERS);
const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'] as const;
const PAGE_SIZE = 18;
const ON_A_SHEET = 200;
const STYLE = `
  body { display: grid; grid-template-columns: repeat(20, 105px); align-content: start; gap: 8px; margin: 16px; background: #888 }
  img { border-radius: 8px }
`;

/**
 * Two hundred covers of each category side by side, as lists have them: whether neighbours are alike, and each shows what its name says, is seen only there.
 *
 * @returns each category of which a cover did not come
 */
export async function shootCovers(): Promise<string[]> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 2284, height: 1200 } });
    const faults: string[] = [];
    for (const category of CATEGORIES) faults.push(...(await shootCategory(page, category)));
    return faults;
  } finally {
    await browser.close();
  }
}

async function shootCategory(page: Page, category: string): Promise<string[]> {
  const covers = await coversOf(category);
  progress(`covers ${category}: ${covers.length} …`);
  await page.setContent(
    `<style>${STYLE}</style>${covers.map((src) => `<img src="${src}" alt="" width="105" height="140">`).join('')}`,
  );
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const missing = await page.evaluate(() => [...document.images].filter(({ naturalWidth }) => !naturalWidth).length);
  const file = join(FOLDER, `${category}.png`);
  await page.screenshot({ path: file, fullPage: true });
  process.stdout.write(`${file}\n`);
  return missing || !covers.length ? [`covers ${category}: ${missing} of ${covers.length} did not come`] : [];
}

async function coversOf(category: string): Promise<string[]> {
  const covers: string[] = [];
  for (let pageNo = 1; covers.length < ON_A_SHEET; pageNo += 1) {
    const query = new URLSearchParams({ clientType: '3', platform: 'html5-desktop', gameType: category, language: 'en' });
    query.set('pageNo', String(pageNo));
    query.set('pageSize', String(PAGE_SIZE));
    const answer = await httpRequest(origin(), 'GET', `/wps/relay/GCSGAME_gameList?${query}`);
    const { games, totalPages } = readValue<{ games: { iconUrl: string }[]; totalPages: number }>(answer);
    covers.push(...games.map(({ iconUrl }) => origin() + iconUrl));
    if (pageNo >= totalPages) break;
  }
  return covers.slice(0, ON_A_SHEET);
}
