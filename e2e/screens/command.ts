import { startPlatform, instanceAt, stopDatabase } from '@pavilion/tooling/bootstrap/platform.mjs';
import { UserError, progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';

const command = {
  name: 'screens',
  about:
    'Photographs every screen of the brands in five variants (phone, tablet, desktop; dark, light; Bengali, English) and lays the pictures of one\nscreen side by side, in the folder screens. It looks at the platform on PAVILION_E2E_PORT, or brings one up for it.',
  positionals: [{ name: 'brand', about: 'the brands; pavilion and lagoon unless given', optional: true, many: true }],
  options: { only: { value: 'a,b', about: 'these screens only, by their ids, such as wallet.deposit' } },
  examples: ['pnpm screens', 'pnpm screens pavilion --only lobby.home,shell.login', 'PAVILION_E2E_PORT=4000 pnpm screens lagoon'],
  exitCodes: { 1: 'a picture does not show its screen: a remote did not arrive, or a script failed; each is named' },
};

await runCommand(command, process.argv.slice(2), async ({ rest, values }) => {
  const brands = rest.length ? rest : ['pavilion', 'lagoon'];
  const only = values.only?.split(',');
  if (process.env.PAVILION_E2E_PORT) return shootAll(brands, only);
  const instance = instanceAt({ folder: '.data/screens', port: 4240 });
  const platform = await startPlatform(instance, { tell: progress });
  process.env.PAVILION_E2E_PORT = String(instance.port);
  try {
    await shootAll(brands, only);
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
});

/** @throws UserError that names every picture without its screen */
async function shootAll(brands: readonly string[], only?: readonly string[]): Promise<void> {
  // Read only now, because the addresses in it are those of the platform that was chosen above.
  const { shootBrand } = await import('./shoot-brand');
  const faults: string[] = [];
  for (const brand of brands) faults.push(...(await shootBrand(brand, only)));
  if (faults.length) throw new UserError(`${faults.length} pictures do not show their screen:\n${faults.join('\n')}`);
  progress('Every picture shows its screen.');
}
