import { node } from '@pavilion/tooling/jest/node.mjs';

// What looks at pages is run by Playwright.
export default { ...node, testMatch: ['<rootDir>/{bench,screens}/**/*.test.ts'] };
