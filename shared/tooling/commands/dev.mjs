import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Obstacle, say } from '../bootstrap/say.mjs';
import { packageAt } from '../federation/package-facts.mjs';
import { devAgainst } from '../preview/dev-against.mjs';
import { serve } from '../preview/serve.mjs';
import { packageFolder, remoteFolder } from './where.mjs';

const OPTIONS = { against: { type: 'string' }, open: { type: 'boolean', default: false } };
const USAGE = 'pavilion dev remote [<name>] [--against http://pavilion.localhost:4000] [--open]';

/** `pavilion dev remote`: the remote alone on the fake host, or inside a site that runs, until Ctrl-C. */
export async function run(args) {
  const { values, name } = readArguments(args);
  if (values.against !== undefined) return devAgainst(remoteFolder(name), values);
  const folder = packageFolder(name);
  if (!existsSync(join(folder, 'dev/main.tsx'))) throw new Obstacle(`${folder} has no dev/main.tsx to start from.`);
  const { devPreset } = await import('../federation/dev-preset.mjs');
  const { port } = await serve(devPreset({ folder }), { open: values.open });
  say(`${packageAt(folder).name} alone: http://localhost:${port}`);
}

function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    const [what, name] = positionals;
    if (what !== 'remote' || positionals.length > 2) throw new Error('“pavilion dev remote” is what there is.');
    return { values, name };
  } catch (error) {
    throw new Obstacle(`${error.message}\n${USAGE}`);
  }
}
