import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { moduleRules } from './module-rules.mjs';
import { packageInfo } from './package-info.mjs';

const require = createRequire(import.meta.url);

/** A remote alone on the fake host, with Fast Refresh, on the port its package.json names. */
export function devPreset({ folder }) {
  const { name, port, description } = packageInfo(folder);
  return {
    context: folder,
    mode: 'development',
    target: ['web', 'es2022'],
    devtool: 'eval-cheap-module-source-map',
    entry: { main: './dev/main.tsx' },
    output: { path: join(folder, '.cache', 'dev-files'), publicPath: '/', filename: '[name].js', uniqueName: name },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        'react-refresh': join(require.resolve('react-refresh/package.json'), '..'),
      },
    },
    module: { rules: moduleRules({ packageName: name, development: true }) },
    plugins: [new MiniCssExtractPlugin({ ignoreOrder: true }), new ReactRefreshPlugin({ overlay: false })],
    cache: { type: 'filesystem', cacheDirectory: join(folder, '.cache', 'dev') },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    devServer: {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '.localhost', '127.0.0.1'],
      hot: true,
      client: { overlay: { errors: true, runtimeErrors: true, warnings: false } },
      static: false,
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware: page(description) }],
    },
  };
}

function page(title) {
  const html = `<!doctype html><html lang="bn" data-brand="pavilion" data-theme="dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="/main.css"><div id="root"></div><script src="/main.js"></script></html>`;
  return (request, response, next) => (request.method === 'GET' ? response.type('html').send(html) : next());
}
