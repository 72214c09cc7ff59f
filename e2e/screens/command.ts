import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { ensureBrowser } from '@pavilion/tooling/bootstrap/browser.mjs';
import { origin } from '../origins';
import { settled } from '../settled';
import { accounts, keepSession } from '../sign-in';
import { type SitePage, sitePages } from '../site-pages';
import { contactSheet, type Shot } from './contact-sheet';

const FOLDER = join(import.meta.dirname, '../../screens');
const brand = process.argv[2] ?? 'pavilion';

/** The four variants that every screen is looked at in. */
const variants = [
  { name: 'phone-dark-bn', width: 390, height: 844, phone: true, theme: 'dark', locale: 'bn' },
  { name: 'phone-light-en', width: 390, height: 844, phone: true, theme: 'light', locale: 'en' },
  { name: 'desktop-dark-en', width: 1440, height: 900, phone: false, theme: 'dark', locale: 'en' },
  { name: 'desktop-light-bn', width: 1440, height: 900, phone: false, theme: 'light', locale: 'bn' },
] as const;
type Variant = (typeof variants)[number];
type Who = 'visitor' | 'member' | 'agent';

const executablePath = await ensureBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
await rm(join(FOLDER, brand), { recursive: true, force: true });
await mkdir(join(FOLDER, brand), { recursive: true });
const shots = new Map<string, Shot[]>();
for (const variant of variants) await shootAll(browser, variant);
for (const [name, taken] of shots) process.stdout.write(`${await contactSheet(browser, join(FOLDER, brand), name, taken)}\n`);
await browser.close();

async function shootAll(browser: Browser, variant: Variant): Promise<void> {
  const pages = await sitePages(brand);
  const extra: SitePage[] = [
    { id: 'shell.login', address: '/login', audience: 'visitor' },
    { id: 'shell.register', address: '/register', audience: 'visitor' },
    { id: 'shell.not-found', address: '/no-such-page', audience: 'everyone' },
  ];
  for (const who of ['visitor', 'member', 'agent'] as const) {
    const seen = [...pages, ...extra].filter((page) => isFor(page, who));
    if (seen.length === 0 || (who !== 'visitor' && brand !== 'pavilion')) continue;
    const context = await contextOf(browser, variant);
    if (who !== 'visitor') await keepSession(context, accounts[who], { brand, locale: variant.locale });
    for (const page of seen) await shoot(context, page, who, variant);
    await context.close();
  }
}

function isFor({ audience, id }: SitePage, who: Who): boolean {
  if (who === 'visitor') return audience === 'everyone' || audience === 'visitor';
  if (who === 'agent') return audience === 'agent';
  return audience === 'member' || audience === 'player' || id === 'lobby.home';
}

async function contextOf(browser: Browser, { width, height, phone, theme, locale }: Variant): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: phone,
    hasTouch: phone,
    baseURL: origin(brand),
  });
  await context.addInitScript(
    ([lang, look]) => {
      localStorage.setItem('pavilion-lang', lang ?? '');
      localStorage.setItem('pavilion-theme', look ?? '');
    },
    [locale, theme],
  );
  return context;
}

async function shoot(context: BrowserContext, { id, address }: SitePage, who: Who, variant: Variant): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await settled(page);
  const file = join(FOLDER, brand, `${id}.${who}.${variant.name}.raw.png`);
  await page.screenshot({ path: file, fullPage: !variant.phone });
  await page.close();
  const name = `${id}.${who}`;
  shots.set(name, [...(shots.get(name) ?? []), { title: `${name} · ${variant.name} · ${address}`, file, width: variant.width }]);
}
