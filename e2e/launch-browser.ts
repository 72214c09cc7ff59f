import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '@pavilion/tooling/bootstrap/browser.mjs';
import { chromiumArgs } from './chromium-args';

/** A browser for what is not a test. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await ensureBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArgs });
}
