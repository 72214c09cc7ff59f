import { expect, test as base } from './fixtures';
import { KeyboardUser } from './keyboard-user';
import { type Translate, loadTexts } from './load-texts';
import { withoutArt } from './without-art';

export { expect };

/** A test of a journey by the keyboard alone, on the narrowest phone; a step on which the keyboard could not be seen, or text was lost, fails it. */
export const test = base.extend<{ keys: KeyboardUser; texts: (catalogue: string) => Translate }>({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  async keys({ context, page }, use) {
    await withoutArt(context);
    const keys = await KeyboardUser.at(page);
    await use(keys);
    expect(keys.faults).toEqual([]);
  },
  texts: async ({ visitor }, use) => use((catalogue) => loadTexts(catalogue, visitor.locale)),
});
