import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { origin } from './origins';
import { httpRequest, readValue } from './http-request';

const ROOT = resolve(import.meta.dirname, '..');

/** The operators' console of the installation under test. */
export const consoleOrigin = `http://localhost:${Number(new URL(origin()).port) + 1}`;

/** An operator with a browser, who steers one brand. */
export class OperatorConsole {
  constructor(readonly page: Page) {}

  async signIn(): Promise<void> {
    const { page } = this;
    await page.addInitScript(() => {
      localStorage['pavilion.console-lang'] ??= 'en';
    });
    await page.goto(consoleOrigin);
    await page.getByLabel('User name').fill('asha');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Lantern#2026');
    await page.getByRole('button', { name: 'Next' }).click();
    await withFreshCode((code) => this.#give(code));
    await expect(page.getByRole('heading', { name: 'Board' })).toBeVisible();
  }

  /** Whether the code was taken. */
  async #give(code: string): Promise<boolean> {
    await this.page.getByRole('textbox', { name: 'Code' }).fill(code);
    const answered = this.page.waitForResponse(
      (response) => response.url() === `${consoleOrigin}/staff/session` && response.request().method() === 'POST',
    );
    await this.page.getByRole('button', { name: 'Log in' }).click();
    return !(await (await answered).text()).includes(CODE_WRONG);
  }

  /** Opens the drawer of `remote` in the demo brand. */
  async openRemote(remote: string): Promise<void> {
    await this.page.goto(`${consoleOrigin}/board/pavilion/${remote}`);
  }

  /** Sets its state through the plan, with a reason; `performance.now()` of the click that did it. */
  async setRemoteState(remote: string, state: 'On' | 'Off', reason: string): Promise<number> {
    await this.openRemote(remote);
    await this.page.getByRole('button', { name: state, exact: true }).click();
    return this.confirmPlan(reason);
  }

  /** Chooses what to do with a version, out of its menu. */
  async chooseVersionAction(version: string, what: string): Promise<void> {
    await this.page.getByRole('button', { name: `What to do with ${version}` }).click();
    await this.page.getByRole('menuitem', { name: what }).click();
  }

  /** Does what the plan says; `performance.now()` of the click. */
  async confirmPlan(reason: string): Promise<number> {
    const plan = this.page.getByRole('dialog').filter({ has: this.page.getByLabel('Reason') });
    await plan.getByLabel('Reason').fill(reason);
    const doIt = plan.getByRole('button', { name: 'Apply now' });
    await expect(doIt).toBeEnabled();
    const clicked = performance.now();
    await doIt.click();
    return clicked;
  }
}

/** Where the operator's session is kept for all workers of a run; Playwright empties the folder before the next. */
const SESSION_FILE = resolve(import.meta.dirname, 'test-results/staff.json');

interface StaffSession {
  cookie: string;
  csrf: string;
}

/** The demo operator without a browser, for what a test needs and is not about. */
export class StaffApi {
  private constructor(private readonly session: StaffSession) {}

  /** Goes on where another test signed in: a code of the authenticator is good once, and the next is half a minute away. */
  static async open(): Promise<StaffApi> {
    const kept = await readFile(SESSION_FILE, 'utf8').then(
      (text) => new StaffApi(JSON.parse(text) as StaffSession),
      // Nobody signed in yet.
      () => undefined,
    );
    const lives = await kept?.request('GET', '/staff/session').then(
      () => true,
      // It ended: signs in anew.
      () => false,
    );
    return kept && lives ? kept : StaffApi.#signedIn();
  }

  static async #signedIn(): Promise<StaffApi> {
    const answer = await withFreshCode(async (code) => {
      const body = { name: 'asha', password: 'Lantern#2026', code };
      const given = await httpRequest(consoleOrigin, 'POST', '/staff/session', { headers: { origin: consoleOrigin }, body });
      return given.text.includes(CODE_WRONG) ? undefined : given;
    });
    const { csrf } = readValue<{ csrf: string }>(answer);
    const session = { cookie: answer.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '', csrf };
    await mkdir(dirname(SESSION_FILE), { recursive: true });
    await writeFile(SESSION_FILE, JSON.stringify(session));
    return new StaffApi(session);
  }

  /** The console in `context` is open with this session, in a language. */
  async addSessionTo(context: BrowserContext, locale: 'bn' | 'en'): Promise<void> {
    const [name = '', value = ''] = this.session.cookie.split('=', 2);
    await context.addCookies([{ name, value, url: consoleOrigin, httpOnly: true, sameSite: 'Strict' }]);
    await context.addInitScript((lang) => {
      localStorage['pavilion.console-lang'] = lang;
    }, locale);
  }

  /** @throws Error with the gateway's answer */
  async request<Value>(method: string, path: string, body?: object): Promise<Value> {
    const { cookie, csrf } = this.session;
    const headers = { origin: consoleOrigin, cookie, 'x-pavilion-csrf': csrf };
    return readValue(await httpRequest(consoleOrigin, method, path, { headers, ...(body && { body }) }));
  }
}

const MOST_CODES = 5;
/** The one refusal after which the next code helps. */
const CODE_WRONG = 'staff.code_wrong';

/** Gives codes of the demo operator's until one is taken: others sign in within the same half minute, and wait for the same next one. */
async function withFreshCode<Taken>(give: (code: string) => Promise<Taken | false | undefined>): Promise<Taken> {
  let code = codeOf('asha');
  for (let tries = 0; tries < MOST_CODES; tries += 1) {
    const taken = await give(code);
    if (taken) return taken;
    code = await nextCode(code);
  }
  throw new Error(`None of ${MOST_CODES} codes in a row was taken`);
}

/** What the demo operator's authenticator shows now. */
function codeOf(name: string): string {
  const command = resolve(ROOT, 'shared/tooling/bin/pavilion.mjs');
  const printed = execFileSync(process.execPath, [command, 'operator', 'code', name], { cwd: ROOT, encoding: 'utf8' });
  return /\b\d{6}\b/.exec(printed)?.[0] ?? '';
}

/** The next code, which no one has used yet. */
async function nextCode(used: string): Promise<string> {
  for (;;) {
    const code = codeOf('asha');
    if (code !== used) return code;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}
