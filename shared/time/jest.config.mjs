export { node as default } from '@pavilion/tooling/jest/node.mjs';
