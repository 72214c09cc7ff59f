import { base } from './base.mjs';

export const browser = {
  ...base,
  testEnvironment: '@pavilion/tooling/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['@pavilion/tooling/jest/setup-browser.mjs'],
};
