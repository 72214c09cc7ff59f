import { expect, test } from '@playwright/test';
import { watchRequests } from '../../open-requests';
import { waitUntilIdle } from '../../wait-until-idle';

test('a screen that never settles fails whoever waits for it, and what was still under way is named', async ({ page }) => {
  watchRequests(page);
  await page.route('**/*.webp', async () => undefined);
  await page.setContent(
    `
    <main>
      <div class="pv-skeleton">one</div><div class="pv-skeleton">two</div>
      <section class="statement" aria-busy="true">Reading your statement</section>
      <img alt="" src="http://pavilion.localhost/slow.webp" width="20" height="20">
      <p aria-busy="true" style="position: absolute; top: 5000px">out of sight</p>
      <div style="overflow: hidden; width: 100px"><img alt="" src="http://pavilion.localhost/beyond.webp" loading="lazy" width="20" height="20" style="margin-left: 300px"></div>
    </main>`,
    { waitUntil: 'commit' },
  );

  const failure = await waitUntilIdle(page, { limitMs: 2_000 }).catch(({ message }: Error) => message);

  expect(failure).toContain('was still loading after 2 s');
  expect(failure).toContain('a waiting section statement');
  expect(failure).toContain('the picture http://pavilion.localhost/slow.webp');
  expect(failure).toMatch(/it waits for GET http:\/\/pavilion\.localhost\/slow\.webp, asked \d/);
  expect(failure).toContain('2 times a waiting div pv-skeleton');
  expect(failure).not.toContain('draws no frames');
  expect(failure).not.toContain('out of sight');
  // In the window, but cut off by its row: nobody sees it.
  expect(failure).not.toContain('the picture http://pavilion.localhost/beyond.webp');
});

test('a page that is still becoming another one is waited for: until then nothing of it can be pressed', async ({ page }) => {
  await page.setContent(
    '<style>::view-transition-group(*) { animation-duration: 1500ms }</style><main><button>Press</button></main>',
  );
  await page.evaluate(() => void document.startViewTransition(() => document.querySelector('button')?.append(' me')));

  await waitUntilIdle(page);

  const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Press me' }).boundingBox()) ?? {};
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.tagName, [x + 4, y + 4])).toBe(
    'BUTTON',
  );
});
