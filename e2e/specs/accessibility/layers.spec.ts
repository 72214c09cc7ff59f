import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { BRAND as LAGOON } from '../../identity/lagoon';
import { Member } from '../../money/member';
import { origin } from '../../origins';
import { lostInOwnColours, lostInWideText } from '../../own-settings';
import { lookOf, type Screen } from '../../screens/screen';
import { memberDialogs, visitorDialogs } from '../../screens/site-dialogs';
import { accounts, signInOnce } from '../../sign-in';
import { violationsInBothLooks } from '../../violations';
import { waitUntilIdle } from '../../wait-until-idle';
import { withoutArt } from '../../without-art';

/** What lies over the page: a dialog, a menu or a card, or a game in the corner. */
const LAYER = 'dialog[open], [popover="auto"]:popover-open, [data-minimized]';

test.describe.configure({ timeout: 300_000 });

for (const brand of ['pavilion', LAGOON])
  test.describe(brand, () => {
    test.use({ baseURL: origin(brand), contextOptions: { reducedMotion: 'reduce' } });

    for (const [who, layers] of Object.entries({ visitor: visitorDialogs, member: memberDialogs })) {
      // A layer takes seconds in each look: the desktop has one half of them, the phone the other, each in both themes and its own language.
      const onPhone = (who === 'member') === (brand === LAGOON);
      test(`nothing that opens over a ${who}’s page has an accessibility violation, loses text that is set wide or tells anything by colour alone`, async ({
        page,
        context,
        visitor: { locale, allowError },
      }) => {
        test.skip((page.viewportSize()?.width ?? 0) < 600 !== onPhone, 'the other kind of screen has it');
        allowError(/401/);
        await withoutArt(context);
        if (who === 'member') await enter(brand, context);
        const width = page.viewportSize()?.width ?? 0;
        const look = lookOf({ name: '', height: 0, width, touch: width < 600, theme: 'dark', locale });
        for (const layer of layers)
          await test.step(layer.name, async () => {
            await open(page, layer);
            await layer.act?.(page, look);
            await waitUntilIdle(page);
            await expect(page.locator(LAYER).first()).toBeVisible();
            expect.soft(await lostInOwnColours(page), `${layer.name}, own colours`).toEqual([]);
            if (look.isPhone) expect.soft(await lostInWideText(page), `${layer.name}, text set wide`).toEqual([]);
            expect.soft(await violationsInBothLooks(page, LAYER), layer.name).toEqual([]);
          });
      });
    }
  });

/** Whoever has something to look at: a game's balance, a movement of money, notices. */
async function enter(brand: string, context: BrowserContext): Promise<void> {
  if (brand !== LAGOON) return signInOnce(context, accounts.member, brand);
  const member = await Member.register({ brand });
  await member.deposit(50_00n);
  // Games are played from their vendor's wallet there.
  await member.request('POST', '/wps/relay/GCS_walletTransfer', { from: 'main', to: 'vendor:studio', amount: '2000' });
  await member.addSessionTo(context);
}

async function open(page: Page, { address, before }: Screen): Promise<void> {
  await before?.(page);
  await page.goto(address);
  await waitUntilIdle(page);
}
