import { base } from './base.mjs';

export const browser = {
  ...base,
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['@pavilion/tooling/jest/setup-browser.mjs'],
};
