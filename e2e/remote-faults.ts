import { withoutArt } from './without-art';
import { withoutPopups } from './without-popups';
import type { BrowserContext, Page } from '@playwright/test';
import { accounts, signInOnce } from './sign-in';
import { sitePages } from './site-pages';

/** One screen of each remote that a signed-in player can open by its address. */
export const screens = {
  lobby: 'lobby.home',
  games: 'games.all',
  wallet: 'wallet.deposit',
  member: 'member.profile',
  agent: 'agent.overview',
  points: 'points.mall',
} as const;
export type Remote = keyof typeof screens;
export const remotes = Object.keys(screens) as Remote[];

/** The manifest's patience with an entry, twice that on a page that is busy, and what it takes to say so. */
export const REFUSAL_TIMEOUT_MS = 12_000;

/** In English, without pictures and popups. */
export async function withoutPictures(context: BrowserContext): Promise<void> {
  await withoutArt(context);
  await withoutPopups(context);
  await context.addInitScript(() => localStorage.setItem('pavilion.lang', 'en'));
}

/** Whoever may open the remote's screen: agents' screens want an agent. */
export async function signInFor(context: BrowserContext, remote: Remote): Promise<void> {
  await signInOnce(context, remote === 'agent' ? accounts.agent : accounts.member);
}

/**
 * The addresses of a remote's files. A pattern, as for all that is taken back while a page is open: with a function, every request of the page
 * would wait for the test, and one that waits at that moment would be answered twice.
 */
export const filesOf = (remote: Remote): RegExp => new RegExp(`^https?://[^/]+/remotes/${remote}/`);

export async function addressOf(remote: Remote): Promise<string> {
  const page = (await sitePages()).find(({ id }) => id === screens[remote]);
  if (!page) throw new Error(`The brand has no page ${screens[remote]}`);
  return page.address;
}

/** Something that the remote itself drew: its styles carry its name. */
export const renderedBy = (page: Page, remote: Remote) =>
  page.getByRole('main').locator(`[class*="${remote}_"]`).filter({ visible: true }).first();

export const refusal = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/remote\.[a-z-]+ · /)
    .first();
