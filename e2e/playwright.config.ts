import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs } from './chromium-args';
import { origin } from './origins';

/** One pixel for each of its own: nobody looks at these, and drawn seven times as large they cost half a phone’s run. */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
/** Every screen is opened in two of four looks, and turned into the other two there. */
const everyScreen = /specs\/(journeys|accessibility|lobby)\//;
const onceOnly = /specs\/(faults|console|lists)\//;
/** They switch parts of a brand off, and so come when nobody else is looking, and one after the other. */
const control = /specs\/control\//;

const at = (locale: 'bn' | 'en', device: object, theme: 'dark' | 'light') => ({
  use: { ...device, locale: locale === 'bn' ? 'bn-BD' : 'en-US', colorScheme: theme },
  metadata: { locale },
});
/** As for whoever wants no motion; it also leaves the machine to what is tested. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } };
/** Through every door of a brand, which stands open by then. A step that waits says for what, before the whole test is over. */
const identity = { testMatch: /specs\/identity\/.*\.spec\.ts/, dependencies: ['sign-in-flags'], timeout: 180_000 };
/** Every flow of money: Lagoon has wallets for its vendors by then, and withdrawals can be decided. */
const money = { testMatch: /specs\/money\//, dependencies: ['sign-in-flags'] };
/** What a wide screen lays out in another way, on a desktop too: docs/decisions/0041-each-journey-once.md. Others only look at each form in both ways. */
const wideIdentity = { ...identity, testMatch: /specs\/identity\/(agents|announcements|register)\.spec\.ts/ };
const wideMoney = { ...money, testMatch: /specs\/money\/(deposit|records|withdraw)\.spec\.ts/ };
/** Whoever registers in these is asked for no captcha by then. */
const seen = { testMatch: everyScreen, dependencies: ['sign-in-flags'] };
const identityProject = (device: object) => ({ ...device, ...still, actionTimeout: 20_000 });
const visitors = [
  { name: 'desktop-en', ...at('en', { ...desktop, ...still }, 'dark'), ...seen },
  { name: 'phone-bn', ...at('bn', phone, 'dark'), ...seen },
  { name: 'once', ...at('en', { ...desktop, ...still }, 'dark'), testMatch: onceOnly },
  {
    name: 'keyboard-en',
    ...at('en', { ...desktop, ...still }, 'dark'),
    testMatch: /specs\/keyboard\//,
    dependencies: ['sign-in-flags'],
  },
  { name: 'money-phone-bn', ...at('bn', { ...phone, ...still }, 'light'), ...money },
  { name: 'money-desktop-en', ...at('en', { ...desktop, ...still }, 'dark'), ...wideMoney },
  { name: 'identity-phone-bn', ...at('bn', identityProject(phone), 'light'), ...identity },
  { name: 'identity-desktop-en', ...at('en', identityProject(desktop), 'dark'), ...wideIdentity },
];
/** What a brand offers is decided once, before anybody comes to its doors. */
const signInFlags = { name: 'sign-in-flags', testMatch: /specs\/identity\/sign-in-flags\.setup\.ts/ };
const switched = { name: 'control', ...at('en', { ...desktop, ...still }, 'dark'), testMatch: control, workers: 1 };
/** One after the other: `npm test` does other things beside those that switch. */
const everyday = { visitors: [signInFlags, ...visitors], control: [switched] };
const part = (process.env.PAVILION_E2E_PART ?? 'visitors') as keyof typeof everyday;
/** Every day each game is played in one of two looks; here in all four. */
const games = /specs\/lobby\/(games-of-all-kinds|instant-games|play)\.spec\.ts/;
const isLong = Boolean(process.env.PAVILION_SOAK);
/** What takes minutes by its nature: `pnpm soak`. */
const long = [
  { name: 'desktop-en', ...at('en', { ...desktop, ...still }, 'dark'), testMatch: games },
  { name: 'phone-bn', ...at('bn', phone, 'dark'), testMatch: games },
  { name: 'desktop-bn', ...at('bn', { ...desktop, ...still }, 'light'), testMatch: games },
  { name: 'phone-en', ...at('en', phone, 'light'), testMatch: games },
  { name: 'soak', ...at('en', { ...desktop, ...still }, 'dark'), testMatch: /specs\/soak\// },
];

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Long runs switch parts off and time it: they go one after the other.
  workers: isLong ? 1 : 2,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: origin(),
    // A film of every step costs a busy machine half its speed: PAVILION_TRACE=1 keeps one of what fails.
    trace: process.env.PAVILION_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // A test's page lives too short for the last compiler; the one before it makes the work that a captcha asks for fast.
      args: [...chromiumArgs, '--js-flags=--no-opt'],
    },
  },
  projects: isLong ? long : everyday[part],
});
