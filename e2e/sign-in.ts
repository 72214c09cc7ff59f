import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { origin } from './origins';
import { loopback } from './site-pages';
import { words } from './words';

export interface Account {
  username: string;
  password: string;
}

/** The demo accounts that every installation has. */
export const accounts = {
  member: { username: 'rahima', password: 'Lantern#2026' },
  agent: { username: 'karim_agent', password: 'Lantern#2026' },
} satisfies Record<string, Account>;

/** Signs in through the popup, as a person does. */
export async function signIn(page: Page, { username, password }: Account, locale: 'bn' | 'en'): Promise<void> {
  const { logIn, userName, password: passwordLabel } = words[locale];
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: logIn, exact: true }).first().click();
  await dialog.getByRole('textbox', { name: userName }).fill(username);
  await dialog.getByLabel(passwordLabel).and(page.locator('input')).fill(password);
  // A gateway that is busy says so, and who is told so tries again.
  await expect(async () => {
    if (await dialog.isHidden()) return;
    await dialog.getByRole('button', { name: logIn, exact: true }).click({ timeout: 5_000 });
    await dialog.waitFor({ state: 'hidden', timeout: 10_000 });
  }).toPass({ timeout: 45_000 });
}

/** By brand and name: who is signed in by this worker already. */
const sessions = new Map<string, string>();

/** Signs in once and lets every page of `context` start with that session; another test of the same person goes on with it while it lives. */
export async function keepSession(
  context: BrowserContext,
  account: Account,
  { brand = 'pavilion', locale }: { brand?: string; locale: 'bn' | 'en' },
): Promise<void> {
  const whose = `${brand} ${account.username}`;
  const known = sessions.get(whose);
  const token = known && (await lives(context, brand, known)) ? known : await begun(context, account, { brand, locale });
  sessions.set(whose, token);
  await startSignedIn(context, token);
}

/** Lets every page of `who` start with the session of `token`, whoever it started with before. */
export async function startSignedIn(who: Pick<BrowserContext, 'addInitScript'>, token: string): Promise<void> {
  await who.addInitScript((kept) => {
    // A game's frame is not ours, and has no storage.
    if (kept && globalThis.top === globalThis.self) sessionStorage.setItem('token', kept);
  }, token);
}

async function lives(context: BrowserContext, brand: string, token: string): Promise<boolean> {
  const { host } = new URL(origin(brand));
  const answer = await context.request.get(`${loopback()}/wps/member/info`, {
    headers: { host, authorization: `Bearer ${token}` },
  });
  return answer.ok();
}

async function begun(
  context: BrowserContext,
  account: Account,
  { brand, locale }: { brand: string; locale: 'bn' | 'en' },
): Promise<string> {
  const page = await context.newPage();
  await page.goto(`${origin(brand)}/login`);
  await page.getByRole('dialog').waitFor();
  await signIn(page, account, locale);
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  await page.close();
  return token ?? '';
}
