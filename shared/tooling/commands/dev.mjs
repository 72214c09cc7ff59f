import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError, logProgress } from '../bootstrap/progress.mjs';
import { siteAddress } from '../cli/installation.mjs';
import { packageInfo } from '../federation/package-info.mjs';
import { devAgainst } from '../preview/dev-against.mjs';
import { serve } from '../preview/serve.mjs';
import { packageFolder, remoteFolder } from './folders.mjs';

export const command = {
  name: 'dev',
  typed: 'pavilion dev',
  about:
    'Serves one remote for development until Ctrl-C: alone on a fake host, or inside a site that runs. Usually started with “pnpm --filter mf-wallet dev”.',
  positionals: [
    { name: 'kind', about: 'what to serve', oneOf: ['remote'] },
    { name: 'name', about: 'the remote; the one of this folder unless given', optional: true },
  ],
  options: {
    against: { value: 'site', about: 'shows it inside the site at this address, to whoever has the address that is printed' },
    open: { about: 'opens it in the browser' },
  },
  examples: ['pnpm --filter mf-wallet dev', `pnpm --filter mf-wallet dev --against ${siteAddress()}`],
};

/** The remote alone on the fake host, or inside a site that runs, until Ctrl-C. */
export async function run({ positionals: { name }, values: { against }, flags }) {
  const open = flags.has('open');
  if (against !== undefined) return devAgainst(remoteFolder(name), { against, open });
  const folder = packageFolder(name);
  if (!existsSync(join(folder, 'dev/main.tsx'))) throw new UserError(`${folder} has no dev/main.tsx to start from.`);
  const { devPreset } = await import('../federation/dev-preset.mjs');
  const { port } = await serve(devPreset({ folder }), { open });
  logProgress(`${packageInfo(folder).name} alone: http://localhost:${port}`);
}
