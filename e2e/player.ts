import { expect, type FrameLocator, type Page } from '@playwright/test';
import { type Words, words } from './words';

/** An amount in the brand's currency, as screens show it. */
const AMOUNT = /৳[\d,]+\.\d\d/;

/** Minor units of what a screen shows as money: `৳1,23,456.78`. */
function minorUnits(shown: string): bigint {
  const digits = /-?−?[\d,]+\.\d\d/.exec(shown)?.[0];
  if (!digits) throw new Error(`“${shown}” shows no amount`);
  return BigInt(digits.replace(/[,.]/g, '').replace('−', '-'));
}

/** A person with a browser: what they can do on a brand's site, in their language. */
export class Player {
  readonly words: Words;

  constructor(
    readonly page: Page,
    locale: 'bn' | 'en',
  ) {
    this.words = words[locale];
  }

  async register(username: string, password: string): Promise<void> {
    const { words } = this;
    await this.page.getByRole('banner').getByRole('button', { name: words.register }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(words.userName).fill(username);
    await dialog.getByLabel(words.password).fill(password);
    await dialog.getByLabel(words.confirmPassword).fill(password);
    await dialog.getByLabel(words.adult).check();
    await dialog.getByLabel(words.terms).check();
    await dialog.getByRole('button', { name: words.createAccount }).click();
    await expect(dialog).toBeHidden();
  }

  /** What the header says the player has. */
  async headerBalance(): Promise<bigint> {
    const header = this.page.getByRole('banner').first();
    await expect(header).toContainText(AMOUNT);
    return minorUnits(AMOUNT.exec(await header.innerText())?.[0] ?? '');
  }

  /** Pays `amount` in through the sandbox company and comes back to the receipt. */
  async deposit(amount: string): Promise<void> {
    const { page, words } = this;
    await page.goto('/member/depositv2');
    await page.getByRole('main').getByLabel(words.amount).fill(amount);
    await page.getByRole('button', { name: words.review }).click();
    await page.getByRole('button', { name: words.deposit }).click();
    await page.getByRole('link', { name: words.pay }).click();
    await page.waitForURL(/sandbox/);
    await page.getByRole('button').first().click();
    await expect(page.getByRole('region', { name: words.received })).toBeVisible({ timeout: 20_000 });
  }

  /** Opens the dice from the lobby, as whoever they are. */
  async openDice(): Promise<FrameLocator> {
    const { page, words } = this;
    await page.goto(`/rng?name=${encodeURIComponent(words.dice)}`);
    const tile = page.getByRole('listitem').filter({ hasText: words.dice }).first();
    await tile.hover();
    await tile.getByRole('button', { name: words.play }).first().click();
    const game = page.frameLocator('iframe');
    await expect(game.getByRole('button', { name: words.roll })).toBeVisible({ timeout: 20_000 });
    return game;
  }

  /** Plays rounds one after the other, each to its end. */
  async playRounds(game: FrameLocator, rounds: number): Promise<void> {
    const roll = game.getByRole('button', { name: this.words.roll });
    for (let round = 0; round < rounds; round += 1) {
      const settled = this.#nextSettledRound();
      await expect(roll).toBeEnabled();
      await roll.click();
      await settled;
    }
  }

  /** The game tells the page around it when a round is over. */
  #nextSettledRound(): Promise<unknown> {
    return this.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('The round did not end')), 15_000);
          const hear = ({ data }: MessageEvent<{ type?: string }>) => {
            if (data?.type !== 'studio.round-settled') return;
            clearTimeout(timer);
            removeEventListener('message', hear);
            resolve();
          };
          addEventListener('message', hear);
        }),
    );
  }

  async logOut(): Promise<void> {
    const { page, words } = this;
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: words.account }).click();
    await page.getByRole('menuitem', { name: words.logOut }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.logOut, exact: true }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: words.logIn })).toBeVisible();
  }

  /** An answer of the gateway for this player's own session. */
  async ask<Value>(path: string): Promise<Value> {
    const answer = await this.page.evaluate(async (address) => {
      const response = await fetch(address, { headers: { authorization: `Bearer ${sessionStorage.getItem('token') ?? ''}` } });
      return (await response.json()) as unknown;
    }, path);
    const { success, value } = answer as { success: boolean; value: Value };
    if (!success) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return value;
  }
}
