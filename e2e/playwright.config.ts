import { defineConfig, devices } from '@playwright/test';
import { origin } from './origins';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const everywhere = /specs\/(journeys|accessibility)\//;
const onceOnly = /specs\/faults\//;
/** They switch parts of a brand off, and so come when nobody else is looking. */
const operations = /specs\/operations\//;

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
  projects: [
    { name: 'desktop-en', use: { ...desktop, locale: 'en-US' }, metadata: { locale: 'en', theme: 'dark' }, testMatch: everywhere },
    { name: 'phone-bn', use: { ...phone, locale: 'bn-BD' }, metadata: { locale: 'bn', theme: 'dark' }, testMatch: everywhere },
    { name: 'desktop-bn', use: { ...desktop, locale: 'bn-BD' }, metadata: { locale: 'bn', theme: 'light' }, testMatch: everywhere },
    { name: 'phone-en', use: { ...phone, locale: 'en-US' }, metadata: { locale: 'en', theme: 'light' }, testMatch: everywhere },
    { name: 'once', use: { ...desktop, locale: 'en-US' }, metadata: { locale: 'en', theme: 'dark' }, testMatch: onceOnly },
    {
      name: 'operations',
      use: { ...desktop, locale: 'en-US' },
      metadata: { locale: 'en', theme: 'dark' },
      testMatch: operations,
      dependencies: ['desktop-en', 'phone-bn', 'desktop-bn', 'phone-en', 'once'],
    },
  ],
});
