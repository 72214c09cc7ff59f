import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { progress, WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import { launchBrowser } from '../launch-browser';
import { passCaptcha } from '../identity/pass-captcha';
import { Member } from '../money/member';
import { origin } from '../origins';
import { type Account, accounts, signInOnce } from '../sign-in';
import { consoleOrigin, StaffApi } from '../staff';
import { closedSites } from './closed-sites';
import { consoleScreens } from './console-screens';
import { contactSheet } from './contact-sheet';
import type { Screen, Viewer } from './screen';
import { memberDialogs, visitorDialogs } from './site-dialogs';
import { siteScreens } from './site-screens';
import { memberStates, visitorStates } from './site-states';
import { type Picture, takePicture } from './take-picture';
import { contextOf, type Variant } from './variants';

const FOLDER = join(import.meta.dirname, '../../screens');
/** So many pages are open at a time: while one waits, another is drawn. */
const AT_ONCE = 2;

/** Who has played in a brand, and so has something to look at. */
const PEOPLE: Readonly<Record<string, Partial<Record<Viewer, Account>>>> = {
  pavilion: accounts,
  lagoon: { member: { ...accounts.member, username: 'marina' } },
};

/** Whose screens: a brand's, or the operators'. */
export const CONSOLE = 'console';

export interface Wanted {
  variants: readonly Variant[];
  /** These screens only, by their names or how they begin. */
  only?: readonly string[] | undefined;
  /** Whether the installation is ours alone. */
  ours: boolean;
}

/**
 * Takes a picture of every screen of `place`, a brand or the console, in each variant, and lays those of one screen side by side.
 *
 * @returns each picture that does not show what it should, by place, screen and variant, and why
 * @throws WrongUsage when `only` names a screen that there is not
 */
export async function shootPlace(place: string, { variants, only, ours }: Wanted): Promise<string[]> {
  const isWanted = ({ name }: Screen) => !only || only.some((each) => name.startsWith(each));
  const all = await screensOf(place);
  const closed = place === CONSOLE ? [] : closedSites(ours).filter(({ screen }) => hasViewer(place, screen));
  const open = all.filter(isWanted);
  const shut = closed.filter(({ screen }) => isWanted(screen));
  if (!open.length && !shut.length)
    throw new WrongUsage(
      `${place} has only ${[...all, ...closed.map(({ screen }) => screen)].map(({ name }) => name).join(', ')}.`,
    );
  const folder = join(FOLDER, place);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  const shoot = (screens: readonly Screen[], variant: Variant) => shootVariant(browser, { place, folder, screens, variant });
  try {
    const pictures: Picture[] = [];
    for (const variant of variants) pictures.push(...(await shoot(open, variant)));
    for (const { screen, close, open: reopen } of shut) {
      await close(place);
      try {
        for (const variant of variants) pictures.push(...(await shoot([screen], variant)));
      } finally {
        await reopen(place);
      }
    }
    await laySheets(browser, folder, pictures);
    return pictures.flatMap(({ name, variant, faults }) => faults.map((fault) => `${place} ${name} ${variant}: ${fault}`));
  } finally {
    await browser.close();
  }
}

async function screensOf(place: string): Promise<Screen[]> {
  if (place === CONSOLE) return consoleScreens(await StaffApi.open());
  const screens = [...(await siteScreens(place)), ...visitorDialogs, ...memberDialogs, ...visitorStates, ...memberStates(place)];
  return screens.filter((screen) => hasViewer(place, screen));
}

/** Whether the demo has somebody who looks at it: it has agents in the first brand alone. */
function hasViewer(place: string, { viewer }: Screen): boolean {
  return viewer === 'visitor' || viewer === 'newcomer' || PEOPLE[place]?.[viewer] !== undefined;
}

interface Task {
  place: string;
  folder: string;
  screens: readonly Screen[];
  variant: Variant;
}

async function shootVariant(browser: Browser, { place, folder, screens, variant }: Task): Promise<Picture[]> {
  const taken: Picture[] = [];
  for (const viewer of new Set(screens.map((each) => each.viewer))) {
    const seen = screens.filter((each) => each.viewer === viewer);
    progress(`${place} ${variant.name}: ${seen.length} screens as ${viewer} …`);
    const context = await contextOf(browser, variant, place === CONSOLE ? consoleOrigin : origin(place));
    await enter(context, viewer, place, variant);
    const waiting = [...seen];
    const photographer = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift())
        taken.push(await takePicture(context, screen, variant, folder));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, photographer));
    await context.close();
  }
  return taken;
}

async function enter(context: BrowserContext, viewer: Viewer, place: string, { locale }: Variant): Promise<void> {
  const known = PEOPLE[place]?.[viewer];
  if (known) await signInOnce(context, known, place);
  if (viewer === 'newcomer') {
    const newcomer = await Member.register({ brand: place, captcha: await passCaptcha(origin(place)) });
    await newcomer.addSessionTo(context);
  }
  if (viewer === 'staff') await (await StaffApi.open()).addSessionTo(context, locale);
}

async function laySheets(browser: Browser, folder: string, pictures: readonly Picture[]): Promise<void> {
  progress(`Laying ${pictures.length} pictures on sheets …`);
  for (const name of new Set(pictures.map((picture) => picture.name))) {
    const taken = pictures.filter((picture) => picture.name === name);
    process.stdout.write(`${await contactSheet(browser, folder, name, taken)}\n`);
  }
}
