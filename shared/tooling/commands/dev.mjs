import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Obstacle, say } from '../bootstrap/say.mjs';
import { packageAt } from '../federation/package-facts.mjs';
import { packageFolder } from './where.mjs';

/** `pavilion dev remote`: the remote alone on the fake host, until Ctrl-C. */
export async function run([what, name]) {
  if (what !== 'remote') throw new Obstacle('“pavilion dev remote” is what there is.');
  const folder = packageFolder(name);
  if (!existsSync(join(folder, 'dev/main.tsx'))) throw new Obstacle(`${folder} has no dev/main.tsx to start from.`);
  const [{ default: webpack }, { default: WebpackDevServer }, { devPreset }] = await Promise.all([
    import('webpack'),
    import('webpack-dev-server'),
    import('../federation/dev-preset.mjs'),
  ]);
  const config = devPreset({ folder });
  const server = new WebpackDevServer(config.devServer, webpack(config));
  await server.start();
  say(`${packageAt(folder).name} alone: http://localhost:${config.devServer.port}`);
}
