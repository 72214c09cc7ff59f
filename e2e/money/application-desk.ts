import { type Browser, expect, type Page } from '@playwright/test';
import { loadTexts } from '../load-texts';
import { consoleOrigin, StaffApi } from '../staff';
import { violations } from '../violations';

interface Application {
  account: string;
  /** What it is for, as the console names it. */
  activity: string;
}

/** The console's page of what members applied for. */
export class ApplicationDesk {
  private constructor(
    private readonly page: Page,
    private readonly says: ReturnType<typeof loadTexts>,
  ) {}

  static async open(browser: Browser, locale: 'bn' | 'en'): Promise<ApplicationDesk> {
    const context = await browser.newContext();
    await (await StaffApi.open()).addSessionTo(context, locale);
    const page = await context.newPage();
    await page.goto(`${consoleOrigin}/brands/pavilion/reward-applications`);
    return new ApplicationDesk(page, loadTexts('operator/console/src/messages', locale));
  }

  /** Looks at the picture, and approves; the application leaves the queue. */
  async approve({ account, activity }: Application, comment: string): Promise<void> {
    const { page, says } = this;
    const title = says('rewardApplications.approvalOne', { name: activity, account });
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
    await expect(row).toContainText(comment);
    const picture = row.getByRole('img', { name: says('rewardApplications.picture', { place: '1' }) });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await row.getByRole('button', { name: title, exact: true }).click();
    const question = page.getByRole('dialog', { name: title });
    await question.getByRole('textbox', { name: says('reason.label') }).fill('A fine picture');
    await question.getByRole('button', { name: says('rewardApplications.approval'), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(row).toHaveCount(0);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
