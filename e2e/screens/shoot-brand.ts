import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { progress, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { launchBrowser } from '../launch-browser';
import { origin } from '../origins';
import { accounts, signInOnce } from '../sign-in';
import { type SitePage, sitePages } from '../site-pages';
import { faultsOf, watched } from './arrived';
import { contactSheet, type Shot } from './contact-sheet';
import { contextOf, type Variant, variants } from './variants';

const FOLDER = join(import.meta.dirname, '../../screens');
type Audience = 'visitor' | 'member' | 'agent';

const POPUPS: readonly SitePage[] = [
  { id: 'shell.login', address: '/login', audience: 'visitor' },
  { id: 'shell.register', address: '/register', audience: 'visitor' },
  { id: 'shell.not-found', address: '/no-such-page', audience: 'visitor' },
];

/**
 * Takes a picture of every screen of `brand` in every variant and lays those of one screen side by side.
 *
 * @returns each picture that does not show what it should, by brand, page and variant, and why
 * @throws WrongUsage when `only` names a screen that the brand does not have
 */
export async function shootBrand(brand: string, only?: readonly string[]): Promise<string[]> {
  const pages = await wantedPages(brand, only);
  const folder = join(FOLDER, brand);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    const shots: NamedShot[] = [];
    for (const variant of variants) shots.push(...(await shootVariant(browser, { brand, folder, pages, variant })));
    progress(`${brand}: laying ${shots.length} pictures on sheets …`);
    for (const name of new Set(shots.map((shot) => shot.name))) {
      const taken = shots.filter((shot) => shot.name === name);
      process.stdout.write(`${await contactSheet(browser, folder, name, taken)}\n`);
    }
    return shots.flatMap(({ name, variant, faults }) => faults.map((fault) => `${brand} ${name} ${variant}: ${fault}`));
  } finally {
    await browser.close();
  }
}

async function wantedPages(brand: string, only?: readonly string[]): Promise<SitePage[]> {
  const pages = [...(await sitePages(brand)), ...POPUPS];
  const unknown = only?.find((id) => !pages.some((page) => page.id === id));
  if (unknown) throw new WrongUsage(`${brand} has no screen “${unknown}”, only ${pages.map(({ id }) => id).join(', ')}.`);
  return pages.filter(({ id }) => !only || only.includes(id));
}

interface Task {
  brand: string;
  folder: string;
  pages: readonly SitePage[];
  variant: Variant;
}

interface NamedShot extends Shot {
  name: string;
  variant: string;
  /** Why it is no picture of the screen. */
  faults: string[];
}

async function shootVariant(browser: Browser, task: Task): Promise<NamedShot[]> {
  const { brand, pages, variant } = task;
  const taken: NamedShot[] = [];
  // The demo accounts are the first brand's.
  const people: readonly Audience[] = brand === 'pavilion' ? ['visitor', 'member', 'agent'] : ['visitor'];
  for (const who of people) {
    const seen = pages.filter((page) => isVisibleTo(page, who));
    if (seen.length === 0) continue;
    progress(`${brand} ${variant.name}: ${seen.length} screens as ${who} …`);
    const context = await contextOf(browser, variant, origin(brand));
    if (who !== 'visitor') await signInOnce(context, accounts[who], brand);
    for (const page of seen) taken.push(await shoot(context, page, who, task));
    await context.close();
  }
  return taken;
}

function isVisibleTo({ audience, id }: SitePage, who: Audience): boolean {
  // A visitor who opens a game is asked to log in, which is a screen of its own.
  if (who === 'visitor') return id !== 'games.play' && (audience === 'everyone' || audience === 'visitor');
  if (who === 'agent') return audience === 'agent';
  return audience === 'member' || audience === 'player' || ['lobby.home', 'points.mall', 'games.play'].includes(id);
}

async function shoot(
  context: BrowserContext,
  { id, address }: SitePage,
  who: Audience,
  { folder, variant }: Task,
): Promise<NamedShot> {
  const page = await context.newPage();
  const errors = watched(page);
  await page.goto(address, { waitUntil: 'load' });
  const remote = id.slice(0, id.indexOf('.'));
  const faults = await faultsOf(page, remote === 'shell' ? undefined : remote);
  const name = `${id}.${who}`;
  const file = join(folder, `${name}.${variant.name}.raw.png`);
  await page.screenshot({ path: file, fullPage: !variant.touch });
  await page.close();
  const title = `${faults.length ? '✗ ' : ''}${name} · ${variant.name} · ${address}`;
  return { name, variant: variant.name, title, file, width: variant.width, faults: [...faults, ...errors()] };
}
