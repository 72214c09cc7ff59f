export { browser as default } from '@pavilion/tooling/jest/browser.mjs';
