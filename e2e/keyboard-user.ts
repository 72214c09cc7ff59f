import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import { beginWalk, isWalkedAgain, lookAtFocus, noteBeginnings } from './in-page/look-at-focus.mjs';
import { recordAnnouncements } from './in-page/record-announcements.mjs';
import { textFaults } from './text-faults';
import { lostAsItIsSet, setTextWide } from './own-settings';

/** No way of ours to the next thing to do is longer. */
const MOST_STOPS = 90;

/** Somebody who has the keyboard alone and hears the page, with their text set wide. What they meet on their way and should not is kept in `faults`. */
export class KeyboardUser {
  readonly faults: string[] = [];
  #passed: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly browser: CDPSession,
  ) {}

  /** Before the first page is opened. */
  static async at(page: Page): Promise<KeyboardUser> {
    await page.addInitScript(recordAnnouncements);
    await page.addInitScript(noteBeginnings);
    await setTextWide(page);
    return new KeyboardUser(page, await page.context().newCDPSession(page));
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Goes on with Tab until it is on `target`. @throws Error with every stop on the way when it never is */
  async to(target: Locator): Promise<void> {
    await target.waitFor({ state: 'attached' });
    const way: string[] = [];
    while (way.length < MOST_STOPS) {
      way.push((await this.#goOn()) ?? 'nothing of the page');
      if (await isFocused(target)) return;
    }
    throw new Error(`Tab never comes to ${target}:\n${way.join('\n')}`);
  }

  /** Goes back with Shift and Tab until it is on `target`. */
  async back(target: Locator): Promise<void> {
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await isFocused(target)) return;
      await this.press('Shift+Tab');
    }
    throw new Error(`Shift and Tab never come to ${target}`);
  }

  /** The first thing that the keyboard comes to on a page leads over what is the same on all of them. */
  async skipToContent(): Promise<void> {
    await this.press('Tab');
    await expect(this.page.locator('a.pv-skip')).toBeFocused();
    await this.press('Enter');
    await expect.poll(() => this.page.evaluate(() => document.activeElement?.id)).toBe('content');
  }

  /** Goes there and presses Enter. */
  async enter(target: Locator): Promise<void> {
    await this.to(target);
    await this.press('Enter');
  }

  /** Goes there and types instead of what is there. */
  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Goes on through all of `part` until it has left it or is at its beginning again; how each stop is called, in their order. */
  async through(part: Locator): Promise<string[]> {
    this.#passed = [];
    await this.page.evaluate(beginWalk);
    while (this.#passed.length < MOST_STOPS) {
      const name = await this.#goOn();
      const isOn = name && (await part.evaluate((element) => element.contains(document.activeElement)));
      if (!isOn || (await this.page.evaluate(isWalkedAgain))) return name ? this.passed().slice(0, -1) : this.passed();
    }
    throw new Error(`Tab does not come out of ${part}:\n${this.#passed.join('\n')}`);
  }

  /** The stops since this was asked before, each by its role and name. */
  passed(): string[] {
    const passed = this.#passed;
    this.#passed = [];
    return passed;
  }

  /** Hears `text` without going anywhere. */
  async hears(text: RegExp | string): Promise<void> {
    const heard = () => this.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const wanted = text instanceof RegExp ? expect.stringMatching(text) : expect.stringContaining(text);
    await expect.poll(heard, { message: `hears ${text}` }).toEqual(expect.arrayContaining([wanted]));
  }

  /** Looks at what stands there, which wide text must not break. */
  async look(what: string): Promise<void> {
    this.faults.push(...(await lostAsItIsSet(this.page)).map((each) => `${what}: ${each}`));
  }

  /** Reads all of `text` wherever it stands, whatever is lost of it as the page comes, too. */
  async reads(text: string): Promise<void> {
    this.faults.push(...(await textFaults(this.page)).filter((each) => each.includes(`“${text}”`)));
  }

  async #goOn(): Promise<string | undefined> {
    await this.press('Tab');
    const seen = await this.page.evaluate(lookAtFocus);
    if (!seen) return undefined;
    const name = await this.#nameOfFocus();
    this.#passed.push(name);
    this.faults.push(...seen.faults.map((fault) => `${name}, ${seen.where}, ${fault}`));
    return name;
  }

  /** As assistive technology is told it. */
  async #nameOfFocus(): Promise<string> {
    const { result } = await this.browser.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.browser.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    return `${nodes[0]?.role?.value} ${nodes[0]?.name?.value ?? ''}`.trim();
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
}
