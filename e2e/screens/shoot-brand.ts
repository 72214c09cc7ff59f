import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { launched } from '../launched';
import { origin } from '../origins';
import { settled } from '../settled';
import { accounts, keepSession } from '../sign-in';
import { type SitePage, sitePages } from '../site-pages';
import { contactSheet, type Shot } from './contact-sheet';
import { contextOf, type Variant, variants } from './variants';

const FOLDER = join(import.meta.dirname, '../../screens');
type Who = 'visitor' | 'member' | 'agent';

const POPUPS: readonly SitePage[] = [
  { id: 'shell.login', address: '/login', audience: 'visitor' },
  { id: 'shell.register', address: '/register', audience: 'visitor' },
  { id: 'shell.not-found', address: '/no-such-page', audience: 'visitor' },
];

/** Takes a picture of every screen of `brand` in every variant and lays those of one screen side by side. */
export async function shootBrand(brand: string, only?: readonly string[]): Promise<void> {
  const folder = join(FOLDER, brand);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launched();
  const shots = new Map<string, Shot[]>();
  try {
    const pages = [...(await sitePages(brand)), ...POPUPS].filter(({ id }) => !only || only.includes(id));
    for (const variant of variants)
      for (const shot of await shootVariant(browser, { brand, folder, pages, variant }))
        shots.set(shot.name, [...(shots.get(shot.name) ?? []), shot]);
    for (const [name, taken] of shots) process.stdout.write(`${await contactSheet(browser, folder, name, taken)}\n`);
  } finally {
    await browser.close();
  }
}

interface Task {
  brand: string;
  folder: string;
  pages: readonly SitePage[];
  variant: Variant;
}

type NamedShot = Shot & { name: string };

async function shootVariant(browser: Browser, task: Task): Promise<NamedShot[]> {
  const { brand, pages, variant } = task;
  const taken: NamedShot[] = [];
  // The demo accounts are the first brand's.
  const people: readonly Who[] = brand === 'pavilion' ? ['visitor', 'member', 'agent'] : ['visitor'];
  for (const who of people) {
    const seen = pages.filter((page) => isFor(page, who));
    if (seen.length === 0) continue;
    const context = await contextOf(browser, variant, origin(brand));
    if (who !== 'visitor') await keepSession(context, accounts[who], brand);
    for (const page of seen) taken.push(await shoot(context, page, who, task));
    await context.close();
  }
  return taken;
}

function isFor({ audience, id }: SitePage, who: Who): boolean {
  if (who === 'visitor') return audience === 'everyone' || audience === 'visitor';
  if (who === 'agent') return audience === 'agent';
  return audience === 'member' || audience === 'player' || ['lobby.home', 'points.mall', 'games.play'].includes(id);
}

async function shoot(context: BrowserContext, { id, address }: SitePage, who: Who, { folder, variant }: Task): Promise<NamedShot> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await settled(page);
  const name = `${id}.${who}`;
  const file = join(folder, `${name}.${variant.name}.raw.png`);
  await page.screenshot({ path: file, fullPage: !variant.touch });
  await page.close();
  return { name, title: `${name} · ${variant.name} · ${address}`, file, width: variant.width };
}
