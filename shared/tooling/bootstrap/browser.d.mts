/** Address of the Chromium to use. */
export function ensureBrowser(): Promise<string>;
