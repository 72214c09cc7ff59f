import type { Browser, BrowserContextOptions } from '@playwright/test';
import { join } from 'node:path';
import { percentiles, readUse, watchFrames, type FrameTimes } from './frames';
import { slowDown } from './slow-phone';
import { waitFor } from './wait-for';

const LOOK_MS = 300;
/** Runs as it stands here: as large a canvas as a game's, on which a dot moves for three seconds after each press of the button, and a line of text that says so. */
const PAGE = `<!doctype html>
<meta name="viewport" content="width=device-width">
<style>body { margin: 0 } canvas { width: 390px; height: 300px; display: block }</style>
<canvas width="780" height="600"></canvas><p role="status"></p><button>Go</button>
<script>
  const context = document.querySelector('canvas').getContext('2d');
  let end = 0;
  const draw = (now) => {
    context.clearRect(0, 0, 780, 600);
    context.fillRect((now / 2) % 700, 260, 80, 80);
    if (now < end) return requestAnimationFrame(draw);
    document.querySelector('p').textContent = 'It stands.';
  };
  document.querySelector('button').addEventListener('click', () => {
    end = performance.now() + 3000;
    document.querySelector('p').textContent = 'It moves.';
    requestAnimationFrame(draw);
  });
</script>`;

/**
 * How long a frame takes where next to nothing is drawn, on the same machine, in the same browser and slowed in the same way: a machine without a graphics card
 * has late frames in any page, after each press.
 */
export async function measureBareCanvas(browser: Browser, phone: BrowserContextOptions, rounds: number): Promise<FrameTimes> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript({ path: join(import.meta.dirname, 'observe-use.js') });
    await page.goto('about:blank');
    await page.setContent(PAGE);
    await page.evaluate(() => document.querySelector('button')?.focus());
    await watchFrames(page, true);
    for (let round = 1; round <= rounds; round += 1) {
      await page.keyboard.press(' ');
      for (const state of ['It moves.', 'It stands.'])
        await waitFor(page, { what: state, everyMs: LOOK_MS }, () =>
          page.evaluate((said) => document.querySelector('p')?.textContent === said, state),
        );
    }
    await watchFrames(page, false);
    return percentiles((await readUse(page)).frames);
  } finally {
    await context.close();
  }
}
