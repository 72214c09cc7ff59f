import { node } from '@pavilion/tooling/jest/node.mjs';

export default { ...node, globalSetup: './src/testing/global-setup.ts', testTimeout: 20_000 };
