import { join } from 'node:path';
import webpack from 'webpack';
import { packageInfo, remoteNameOf } from './package-info.mjs';
import { remotePreset } from './remote-preset.mjs';

/** The version that a preview's manifest gives a remote from somebody's own machine. */
const VERSION = 'local';

/**
 * A remote on its way into a running site: its container under development, served from this machine. React and the host are the site's own,
 * built for production, so a saved file reloads the page instead of refreshing a component. `eval` is out: the site's policy forbids it.
 */
export function previewPreset({ folder, site }) {
  const { port } = packageInfo(folder);
  const address = `http://localhost:${port}`;
  const config = remotePreset({ folder, version: VERSION, out: join(folder, '.cache', 'preview-files') });
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...config.output, publicPath: `${address}/`, filename: '[name].js', chunkFilename: '[name].js', clean: false },
    optimization: { chunkIds: 'named', moduleIds: 'named' },
    cache: { type: 'filesystem', cacheDirectory: join(folder, '.cache', 'preview') },
    plugins: [
      ...config.plugins,
      new webpack.EntryPlugin(folder, join(import.meta.dirname, 'renew-preview-cookie.mjs'), { name: undefined }),
      new webpack.DefinePlugin({
        PAVILION_PREVIEW: JSON.stringify({ address: `${address}/preview`, remote: remoteNameOf(folder) }),
      }),
    ],
    infrastructureLogging: { level: 'warn' },
    devServer: {
      port,
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1', new URL(site).hostname],
      headers: { 'access-control-allow-origin': site, vary: 'origin' },
      hot: false,
      liveReload: true,
      client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
      static: false,
    },
  };
}
