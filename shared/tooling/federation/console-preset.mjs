import { baseConfig } from './base-config.mjs';

/** Where the console's files are served. */
export const CONSOLE_PATH = '/console/';

/** The operators' console: one page without federation. `early` runs before the first paint, `main` is everything else. */
export function consolePreset({ folder, out }) {
  const config = baseConfig({ folder, kind: 'console', out });
  return {
    ...config,
    entry: { early: './console/src/early.ts', main: './console/src/main.tsx' },
    output: {
      ...config.output,
      publicPath: CONSOLE_PATH,
      uniqueName: 'pavilion_console',
      trustedTypes: { policyName: 'pavilion-console' },
    },
  };
}
