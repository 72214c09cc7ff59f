import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { baseConfig, minimizers } from './base-config.mjs';
import { eagerModules, sharedByHost } from './shared-modules.mjs';

/** Where the shell's files are served. */
export const SHELL_PATH = '/shell/';

/**
 * The host: what its parts share is in its first file, its entry is the bootstrap itself. `manifestKeys` are the public keys it believes.
 */
export function shellPreset({ folder, out = join(folder, 'dist'), manifestKeys, version }) {
  const config = withShellParts(baseConfig({ folder, kind: 'shell', out }), { manifestKeys, version });
  return {
    ...config,
    entry: { main: [writeFacades(folder), './src/main.tsx'] },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...singleRuntime() } },
    plugins: [
      ...config.plugins,
      ...withoutUnusedRuntime(),
      new ModuleFederationPlugin({
        name: 'pavilion_shell',
        remotes: {},
        shared: sharedByHost(folder),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/** The plugin that hands the runtime to remotes requires its CommonJS copy: without this the shell carries the runtime twice. */
function singleRuntime() {
  const request = '@module-federation/runtime-tools/runtime-core';
  const enhanced = createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack');
  return {
    [`${request}$`]: createRequire(enhanced)
      .resolve(request)
      .replace(/\.cjs$/, '.js'),
  };
}

/** Parts of the runtime that the options below leave in the script, though nothing of them can be asked for. */
function withoutUnusedRuntime() {
  const without = (part, standIn) =>
    new webpack.NormalModuleReplacementPlugin(
      new RegExp(`${part.replaceAll('/', '[\\\\/]')}\\.js$`),
      join(import.meta.dirname, standIn),
    );
  return [
    without('runtime-core/dist/plugins/snapshot/SnapshotHandler', './runtime/no-snapshots.mjs'),
    without('runtime-core/dist/utils/preload', './runtime/no-preloading.mjs'),
    without('module-federation/sdk/dist/dom', './runtime/no-scripts.mjs'),
  ];
}

/** Its package names only its development build, which carries warnings for developers. */
function productionRouter(folder) {
  const fromShell = createRequire(join(folder, 'package.json'));
  const router = createRequire(fromShell.resolve('react-router-dom')).resolve('react-router/package.json');
  const build = join(dirname(router), 'dist/production');
  return { 'react-router$': join(build, 'index.mjs'), 'react-router/dom$': join(build, 'dom-export.mjs') };
}

/** What the shell has with and without federation. Each player waits for its first file: minified twice, it is 0.7 KB smaller. */
export function withShellParts(config, { manifestKeys, version }) {
  return {
    ...config,
    optimization: { ...config.optimization, minimizer: minimizers({ twice: true }) },
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...productionRouter(config.context) } },
    output: {
      ...config.output,
      publicPath: SHELL_PATH,
      uniqueName: 'pavilion_shell',
      trustedTypes: { policyName: 'pavilion-shell' },
    },
    plugins: [
      ...config.plugins,
      new webpack.DefinePlugin({
        PAVILION_MANIFEST_KEYS: JSON.stringify(manifestKeys),
        PAVILION_SHELL_VERSION: JSON.stringify(version),
      }),
    ],
  };
}

/** A shared module is offered only when it is part of the build: this file makes each of them one that nobody may wait for. */
function writeFacades(folder) {
  const file = join(folder, '.cache', 'facades.js');
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(
    file,
    eagerModules(folder)
      .map((name) => `import '${name}';\n`)
      .join(''),
  );
  return file;
}
