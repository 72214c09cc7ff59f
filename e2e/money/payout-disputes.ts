import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { loadTexts } from '../load-texts';
import { consoleOrigin, StaffApi } from '../staff';
import { violations } from '../violations';

/** The console's queue of payouts that members miss, with those of one member. Amounts are as the console shows them. */
export class PayoutDisputes {
  private constructor(
    private readonly page: Page,
    private readonly account: string,
    private readonly says: ReturnType<typeof loadTexts>,
  ) {}

  static async open(browser: Browser, locale: 'bn' | 'en', account: string): Promise<PayoutDisputes> {
    const context = await browser.newContext();
    await (await StaffApi.open()).addSessionTo(context, locale);
    const page = await context.newPage();
    await page.goto(`${consoleOrigin}/brands/pavilion/withdrawals?queue=disputed`);
    return new PayoutDisputes(page, account, loadTexts('operator/console/src/messages', locale));
  }

  /** The picture that the member sent is there. */
  async expectProof(amount: string): Promise<void> {
    await this.#line(amount).click();
    const proof = this.#drawer(amount).getByRole('img', { name: this.says('withdrawals.proofAlt') });
    await proof.scrollIntoViewIfNeeded();
    await expect.poll(() => proof.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
    await this.page.keyboard.press('Escape');
  }

  /** Ends the dispute one way or the other, after the question that names what the member receives; the payout leaves the queue. */
  async end(outcome: 'forced' | 'returned', amount: string, receives: string): Promise<void> {
    const { account, says } = this;
    const drawer = this.#drawer(amount);
    const button = (within: Locator) => within.getByRole('button', { name: says(`withdrawals.${outcome}`), exact: true });
    await this.#line(amount).click();
    await expect(drawer).toContainText(says('withdrawals.confirmation.disputed'));
    await button(drawer).click();
    const question = this.page.getByRole('dialog', { name: says(`withdrawals.${outcome}One`, { amount, account }) });
    await expect(question).toContainText(says(`withdrawals.${outcome}Text`, { receives, account }));
    await question.getByRole('textbox', { name: says('reason.label') }).fill('The company was asked');
    expect(await violations(this.page)).toEqual([]);
    await button(question).click();
    await expect(question).toBeHidden();
    await expect(drawer).toContainText(says(`withdrawals.confirmation.${outcome}`));
    await expect(button(drawer)).toHaveCount(0);
    await this.page.keyboard.press('Escape');
    await expect(this.#line(amount)).toHaveCount(0);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  #line(amount: string): Locator {
    return this.page.getByRole('button', { name: this.says('queue.openOne', { amount, account: this.account }), exact: true });
  }

  #drawer(amount: string): Locator {
    return this.page.getByRole('dialog', { name: this.says('queue.one', { amount, account: this.account }), exact: true });
  }
}
