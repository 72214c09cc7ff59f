import { node } from '@pavilion/tooling/jest/node.mjs';

export default { ...node, globalSetup: './src/platform/testing/global-setup.mjs', testTimeout: 30_000 };
