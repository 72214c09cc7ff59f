import { defineConfig, devices } from '@playwright/test';
import { origin } from './origins';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const journeys = /specs\/journeys\//;
/** Every screen is opened in two of the four, and turned into the other two there. */
const everyScreen = /specs\/(journeys|accessibility)\//;
const onceOnly = /specs\/(faults|identity)\//;
/** They switch parts of a brand off, and so come when nobody else is looking, and one after the other. */
const operations = /specs\/operations\//;

const at = (locale: 'bn' | 'en', device: object, theme: 'dark' | 'light') => ({
  use: { ...device, locale: locale === 'bn' ? 'bn-BD' : 'en-US' },
  metadata: { locale, theme },
});
/** As for whoever wants no motion; it also leaves the machine to what is tested. */
const still = { contextOptions: { reducedMotion: 'reduce' as const } };
const visitors = [
  { name: 'desktop-en', ...at('en', desktop, 'dark'), testMatch: everyScreen },
  { name: 'phone-bn', ...at('bn', phone, 'dark'), testMatch: everyScreen },
  { name: 'desktop-bn', ...at('bn', { ...desktop, ...still }, 'light'), testMatch: journeys },
  { name: 'phone-en', ...at('en', { ...phone, ...still }, 'light'), testMatch: journeys },
  { name: 'once', ...at('en', { ...desktop, ...still }, 'dark'), testMatch: onceOnly },
];
const everyday = [
  ...visitors,
  {
    name: 'operations',
    ...at('en', { ...desktop, ...still }, 'dark'),
    testMatch: operations,
    dependencies: visitors.map(({ name }) => name),
    workers: 1,
  },
];
/** What takes minutes by its nature: `pnpm soak`. */
const long = [{ name: 'soak', ...at('en', { ...desktop, ...still }, 'dark'), testMatch: /specs\/soak\// }];

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: origin(),
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: process.env.PAVILION_SOAK ? long : everyday,
});
