/** Address of the Chromium to use; `undefined` leaves it to Playwright. */
export function ensureBrowser(): Promise<string | undefined>;
