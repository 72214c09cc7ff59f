import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { remoteFolders, remoteNameOf } from './package-info.mjs';
import { withShellParts } from './shell-preset.mjs';

/**
 * The same shell with all remotes bundled by ordinary dynamic imports: what federation is measured against. With `changed`, as after the smallest
 * change in that remote.
 */
export function monolithPreset({ folder, out = join(folder, 'dist-monolith'), manifestKeys, version, changed }) {
  const config = withShellParts(baseConfig({ folder, kind: 'monolith', out }), { manifestKeys, version });
  return {
    ...config,
    entry: { main: './src/main.tsx' },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'pavilion-bundled-remotes': writeBundledRemotes(folder),
      },
    },
    plugins: [
      ...config.plugins,
      new webpack.NormalModuleReplacementPlugin(/^\.\/load-federated$/, join(folder, 'src/remotes/load-bundled')),
      ...(changed ? [changeIn(changed)] : []),
    ],
  };
}

function writeBundledRemotes(folder) {
  const file = join(folder, '.cache', 'bundled-remotes.js');
  const lines = remoteFolders().map(
    (remote) =>
      `  ${remoteNameOf(remote)}: () => import(/* webpackChunkName: "remote-${remoteNameOf(remote)}" */ ${JSON.stringify(join(remote, 'src/remote.ts'))}),\n`,
  );
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(file, `export const bundledRemotes = {\n${lines.join('')}};\n`);
  return file;
}

/** One statement more in the remote's own file. */
function changeIn(remote) {
  const chunk = new RegExp(`^remote-${remote}\\.`);
  return new webpack.BannerPlugin({ banner: 'globalThis.pavilionChanged = true;', raw: true, include: chunk });
}
