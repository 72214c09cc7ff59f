import { startDatabases } from '@pavilion/tooling/bootstrap/databases.mjs';
import { FROM_ONE_MACHINE } from '@pavilion/tooling/bootstrap/from-one-machine.mjs';
import { startPlatform, instanceAt, stopDatabase } from '@pavilion/tooling/bootstrap/platform.mjs';
import { UserError, WrongUsage, progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import { joinInstallation } from '@pavilion/tooling/cli/installation.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';
import { variants } from './variants';

const command = {
  name: 'screens',
  about:
    'Photographs every screen of the brands and of the operators’ console, what opens over them, and how they are empty, overfull, failing, offline and\nclosed, in five variants (phone, tablet, desktop; dark, light; Bengali, English), and lays the pictures of one screen side by side, in the folder\nscreens; two hundred covers of each category too, and games beside their covers. It looks at the platform on PAVILION_E2E_PORT, or brings one up for it; only there it retires a brand for its picture.',
  positionals: [
    {
      name: 'place',
      about:
        'brands, console, covers or titles; pavilion, lagoon and console unless given, and covers and titles where nothing is narrowed',
      optional: true,
      many: true,
    },
  ],
  options: {
    only: { value: 'a,b', about: 'these screens only, by how their names begin, such as wallet.deposit or dialog' },
    variants: { value: 'a,b', about: `these variants only: ${variants.map(({ name }) => name).join(', ')}` },
  },
  examples: [
    'pnpm screens',
    'pnpm screens titles --only kingfisher-river,fair-wheel',
    'pnpm screens pavilion --only lobby.home,dialog --variants phone-dark-bn,desktop-light-bn',
    'PAVILION_E2E_PORT=4000 pnpm screens console',
  ],
  exitCodes: { 1: 'a picture does not show its screen: a remote did not arrive, or a script failed; each is named' },
};

interface Asked {
  places: readonly string[];
  only?: readonly string[] | undefined;
  variants?: readonly string[] | undefined;
}

await runCommand(command, process.argv.slice(2), async ({ rest, values }) => {
  const asked: Asked = {
    places: rest.length ? rest : ['pavilion', 'lagoon', 'console', ...(values.only || values.variants ? [] : ['covers', 'titles'])],
    only: values.only?.split(','),
    variants: values.variants?.split(','),
  };
  const { PAVILION_E2E_PORT: port } = process.env;
  if (port) {
    process.env.PAVILION_PORT = port;
    joinInstallation();
    // It runs already, and this says where its database is; newcomers are registered past their captcha there.
    const { PAVILION_DATA_DIR: dataDir } = process.env;
    if (dataDir) Object.assign(process.env, await startDatabases({ dataDir }));
    return shootAll(asked, { ours: false });
  }
  const instance = instanceAt({ folder: '.data/screens', port: 4240 });
  const platform = await startPlatform(instance, { tell: progress, everywhere: true, findable: true, env: FROM_ONE_MACHINE });
  Object.assign(process.env, platform.env, { PAVILION_E2E_PORT: String(instance.port) });
  try {
    await shootAll(asked, { ours: true });
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
});

/** @throws UserError that names every picture without its screen */
async function shootAll({ places, only, variants: names }: Asked, { ours }: { ours: boolean }): Promise<void> {
  const unknown = names?.find((name) => !variants.some((variant) => variant.name === name));
  if (unknown) throw new WrongUsage(`There is no variant “${unknown}”.`);
  // Read only now, because the addresses in it are those of the platform that was chosen above.
  const { shootPlace } = await import('./shoot-brand');
  const { COVERS, shootCovers } = await import('./cover-sheets');
  const { TITLES, shootTitles } = await import('./title-sheets');
  const wanted = { variants: variants.filter(({ name }) => !names || names.includes(name)), only, ours };
  const faults: string[] = [];
  const shoot = (place: string) => {
    if (place === COVERS) return shootCovers();
    return place === TITLES ? shootTitles(wanted) : shootPlace(place, wanted);
  };
  for (const place of places) faults.push(...(await shoot(place)));
  if (faults.length) throw new UserError(`${faults.length} pictures do not show their screen:\n${faults.join('\n')}`);
  progress('Every picture shows its screen.');
}
