import { expect, type Locator, type Page } from '@playwright/test';
import { messagesTo } from '../registry';
import { resetRateLimits } from './account-state';
import type { NewMember } from './lagoon';
import { words } from './words';

/** Somebody at a brand's door: with a browser, in their language. */
export class SignInPage {
  readonly words: (typeof words)['en' | 'bn'];

  constructor(
    readonly page: Page,
    locale: 'bn' | 'en',
  ) {
    this.words = words[locale];
  }

  /** The popup that is open. */
  get popup(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The menu that only those have who are in. */
  get accountMenu(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.words.account });
  }

  field(label: string | RegExp): Locator {
    return this.popup.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.popup.getByRole('button', { name, exact: true });
  }

  /** Opens the popup on a page that asks less of a browser than the lobby does: the door stands on every page. */
  async open(): Promise<void> {
    await this.page.goto('/lott', { waitUntil: 'commit' });
    await this.page.getByRole('banner').getByRole('button', { name: this.words.logIn, exact: true }).click();
    await this.popup.waitFor();
  }

  /** Comes to the door, types name and password, and asks to be let in. What comes then, is for the caller to see. */
  async openAndSubmit(who: Pick<NewMember, 'username' | 'password'>): Promise<void> {
    await this.open();
    await this.submitCredentials(who);
  }

  /** Types name and password where one can, and asks to be let in. */
  async submitCredentials({ username, password }: Pick<NewMember, 'username' | 'password'>): Promise<void> {
    await this.field(this.words.userName).fill(username);
    await this.popup.getByLabel(this.words.password).and(this.page.locator('input')).fill(password);
    await this.button(this.words.logIn).click();
  }

  /** What somebody sees after logging in who was here before. */
  get afterLogin(): Locator {
    return this.page.getByRole('dialog', { name: this.words.welcomeBack });
  }

  /** Is in, with nothing over the page: whoever was here before has read when, and goes on. */
  async expectSignedIn(): Promise<void> {
    await expect(this.accountMenu).toBeVisible();
    // Behind another page it draws about once a second, too seldom for a press.
    await this.page.bringToFront();
    await expect(async () => {
      const goOn = this.afterLogin.getByRole('button', { name: this.words.goOn, exact: true });
      if (await goOn.isVisible()) await goOn.click({ timeout: 5_000 });
      await expect(this.popup).toBeHidden({ timeout: 1_000 });
    }).toPass();
  }

  async expectSignedOut(): Promise<void> {
    await expect(this.page.getByRole('banner').getByRole('button', { name: this.words.logIn, exact: true })).toBeVisible();
  }

  /** Closes this visit as closing the tab does. */
  async clearSessionStorage(): Promise<void> {
    await this.page.evaluate(() => sessionStorage.clear());
  }

  async logOut(): Promise<void> {
    const { words, page } = this;
    await this.accountMenu.click();
    await page.getByRole('menuitem', { name: words.logOut }).click();
    await this.button(words.logOut).click();
    await this.expectSignedOut();
  }

  /** Types the new password twice. */
  async fillNewPassword(password: string): Promise<void> {
    await this.field(this.words.newPassword).fill(password);
    await this.field(this.words.confirmNewPassword).fill(password);
  }

  /** Presses the button that sends a code, and reads the message that comes to `recipient`. */
  async requestCode(recipient: string): Promise<string> {
    const before = (await messagesTo(recipient)).length;
    await this.button(this.words.sendCode).click();
    await expect(this.button(this.words.wait)).toBeDisabled();
    await expect.poll(async () => (await messagesTo(recipient)).length).toBe(before + 1);
    const [latest = ''] = await messagesTo(recipient);
    return /\d{6}/.exec(latest)?.[0] ?? '';
  }

  /** Asks for the code of a second proof, in the popup or another part of the page, types it and sends the form with it. */
  async proveByMail(recipient: string, within: Locator = this.popup): Promise<void> {
    await resetRateLimits();
    const before = (await messagesTo(recipient)).length;
    await within.getByRole('button', { name: this.words.sendCode, exact: true }).click();
    await expect.poll(async () => (await messagesTo(recipient)).length).toBe(before + 1);
    const [latest = ''] = await messagesTo(recipient);
    const field = within.getByRole('textbox', { name: this.words.proofByMail });
    await field.fill(/\d{6}/.exec(latest)?.[0] ?? '');
    await field.press('Enter');
  }
}
