import { base } from './base.mjs';

export const node = { ...base, testEnvironment: '@pavilion/tooling/jest/plain-node-environment.cjs' };
