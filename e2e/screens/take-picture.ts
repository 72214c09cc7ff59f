import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { waitUntilIdle } from '../wait-until-idle';
import { faultsOf, watched } from './arrived';
import type { Shot } from './contact-sheet';
import { lookOf, type Screen } from './screen';
import type { Variant } from './variants';

/** Whoever takes more is not waiting for a page but for nothing. */
const STEP_LIMIT_MS = 12_000;
/** To draw a long page is no step: a busy machine is waited for. */
const PICTURE_LIMIT_MS = 60_000;
/** Longer pages go on as they began. */
const MOST_HEIGHT = 3_200;

/** One screen in one variant, and why it is no picture of it. */
export interface Picture extends Shot {
  name: string;
  variant: string;
  faults: string[];
}

/** Opens a screen, does what it is about, and takes its picture, whatever came. */
export async function takePicture(context: BrowserContext, screen: Screen, variant: Variant, folder: string): Promise<Picture> {
  const { name, address } = screen;
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_LIMIT_MS);
  const errors = watched(page);
  const faults = await arrive(page, screen, variant).catch((error: Error) => [error.message.split('\n')[0] ?? '']);
  const file = join(folder, `${name}.${variant.name}.raw.png`);
  await page.screenshot({ path: file, timeout: PICTURE_LIMIT_MS, ...(await extentOf(page, screen, variant)) });
  await page.close();
  const title = `${faults.length ? '✗ ' : ''}${name} · ${variant.name} · ${address}`;
  return { name, variant: variant.name, title, file, width: variant.width, faults: [...faults, ...errors()] };
}

async function arrive(page: Page, screen: Screen, variant: Variant): Promise<string[]> {
  await screen.before?.(page);
  await page.goto(screen.address, { waitUntil: 'load' });
  const faults = await faultsOf(page, screen);
  await screen.act?.(page, lookOf(variant));
  if (screen.act) await waitUntilIdle(page);
  return [...faults, ...(await unrest(page))];
}

/** What opens or fades in is photographed when it stands; what moves for ever, or shines while it waits further down, is not waited for. */
async function unrest(page: Page): Promise<string[]> {
  const still = page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          effect?.getComputedTiming().endTime === Infinity ||
          (effect as KeyframeEffect).target?.classList.contains('pv-skeleton'),
      ),
  );
  return still.then(
    () => [],
    (error: Error) => [error.message.split('\n')[0] ?? ''],
  );
}

async function extentOf(page: Page, { over }: Screen, { width }: Variant) {
  if (over) return {};
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) } };
}
