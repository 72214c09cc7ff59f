import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { moduleRules } from './module-rules.mjs';
import { packageInfo } from './package-info.mjs';

const FILE = '[name].[contenthash:10]';
/** Named by their paths, where webpack does not see that they changed. */
const NAMED = [
  'icon-loader.mjs',
  'icon-renderer-loader.mjs',
  'messages-loader.mjs',
  'router-loader.mjs',
  './runtime/no-preloading.mjs',
  './runtime/no-scripts.mjs',
  './runtime/no-snapshots.mjs',
];

/** What every production build of ours has in common. `kind` names the cache; `out` is where files go. */
export function baseConfig({ folder, kind, out }) {
  const { name } = packageInfo(folder);
  return {
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    stats: 'errors-warnings',
    performance: false,
    output: {
      path: out,
      clean: true,
      filename: `${FILE}.js`,
      chunkFilename: `${FILE}.js`,
      assetModuleFilename: `${FILE}[ext]`,
      hashFunction: 'xxhash64',
      crossOriginLoading: 'anonymous',
      strictModuleErrorHandling: true,
      chunkLoadTimeout: 120_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // Some libraries (RxJS) keep the language that browsers speak today behind a name of its own.
      conditionNames: ['es2015', '...'],
      alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
    },
    module: { rules: moduleRules({ packageName: name }), strictExportPresence: true },
    plugins: [new MiniCssExtractPlugin({ filename: `${FILE}.css`, chunkFilename: `${FILE}.css` })],
    optimization: {
      minimizer: minimizers(),
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // Where a CommonJS module is among them, webpack writes each use of React as a call that looks it up anew among the shared packages: half of what a touch cost.
      concatenateModules: { commonjs: false },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(folder, '.cache', kind),
      buildDependencies: { presets: [import.meta.filename] },
      version: namedHash(),
    },
    infrastructureLogging: { level: 'error' },
  };
}

function namedHash() {
  const hash = createHash('sha256');
  for (const name of NAMED) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex');
}

/** `twice`: a second, slower minifier takes what the first has left. */
export function minimizers({ twice = false } = {}) {
  const options = (passes) => ({ compress: { passes, ecma: 2020 }, format: { comments: false } });
  return [
    new TerserPlugin({
      minify: twice ? [TerserPlugin.swcMinify, TerserPlugin.terserMinify] : TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: twice ? [options(3), options(1)] : options(3),
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ];
}
