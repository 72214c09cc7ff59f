import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { GatedLoadingPlugin } from './gated-loading-plugin.mjs';
import { remoteNameOf } from './package-info.mjs';
import { sharedByRemote } from './shared-modules.mjs';

/** The name under which a version's container stands in the page: two versions never answer to one name. */
export function containerName(remote, version) {
  return `pavilion_${remote}_${version}`.replace(/\W/g, '_');
}

/** A remote as it is published: one exposed module, nothing of the host's in it. */
export function remotePreset({ folder, version, out = join(folder, 'dist') }) {
  const config = baseConfig({ folder, kind: 'remote', out });
  const container = containerName(remoteNameOf(folder), version);
  return {
    ...config,
    entry: {},
    output: { ...config.output, publicPath: 'auto', uniqueName: container },
    plugins: [
      ...config.plugins,
      new GatedLoadingPlugin(),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: container },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        remotes: {},
        shared: sharedByRemote(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
}
