import type { BrowserContext } from '@playwright/test';

/** Keeps the popups that open by themselves away, as for somebody who has closed them in this visit: they have a journey of their own. */
export async function withoutPopups(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    if (globalThis.top !== globalThis.self) return;
    for (const side of ['visitor', 'player']) sessionStorage.setItem(`pavilion.popups-closed-${side}`, '1');
  });
}
