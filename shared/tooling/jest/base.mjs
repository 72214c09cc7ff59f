import { join } from 'node:path';
import { asOneFile } from '@pavilion/programs/as-one-file.mjs';
import { isInstalled, root } from '../bootstrap/root.mjs';
import { sharedFolder } from '../federation/package-info.mjs';

const esmOnly = [
  '@pavilion',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'typebox',
  '@noble',
  'jest-fixed-jsdom',
  'until-async',
  'openid-client',
  'oauth4webapi',
  'jose',
  'cookie',
  'content-disposition',
];

/** Hundreds of files each, which every suite would load anew. */
const asFiles = {
  ...oneFile({ library: 'typebox', parts: ['compile', 'format', 'value'], from: sharedFolder('api', root) }),
  ...oneFile({ library: 'rxjs', parts: [], from: sharedFolder('host', root) }),
  ...(!isInstalled && oneFile({ library: 'kysely', parts: [], from: join(root, 'gateway') })),
};

function oneFile({ library, parts, from }) {
  return asOneFile({ library, parts, from, folder: join(root, '.data/one-file') });
}

/** What every package's tests share: swc instead of a type check, and the few libraries that ship no CommonJS. */
export const base = {
  runtime: '@pavilion/tooling/jest/compile-once-runtime.cjs',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: {
    '\\.(m?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true, decorators: false },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!\\.pnpm/)(?!(${esmOnly.join('|')})(/|$))`],
  moduleNameMapper: {
    ...Object.fromEntries(Object.entries(asFiles).map(([name, file]) => [`^${name}$`, file])),
    '\\.module\\.css$': '@pavilion/tooling/jest/css-classes.cjs',
    '\\.(css|woff2)$': '@pavilion/tooling/jest/css-classes.cjs',
    '\\.(svg|png|jpg|webp|avif)$': '@pavilion/tooling/jest/picture-address.cjs',
  },
};
