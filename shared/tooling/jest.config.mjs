import { node } from '@pavilion/tooling/jest/node.mjs';

export default { ...node, testMatch: ['**/*.test.mjs'] };
