import { base } from './base.mjs';

export const node = { ...base, testEnvironment: 'node' };
