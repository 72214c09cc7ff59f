import { join } from 'node:path';
import { startPlatform, instanceAt, stopDatabase } from '@pavilion/tooling/bootstrap/platform.mjs';
import { progress, UserError } from '@pavilion/tooling/bootstrap/progress.mjs';
import { runCommand } from '@pavilion/tooling/cli/run-command.mjs';
import { printReport, type Section } from './report';

type Platform = Awaited<ReturnType<typeof startPlatform>>;

const instance = instanceAt({ folder: '.data/bench', port: 4200 });
/** Each is read when it is measured: the addresses in them are those of the platform that was brought up. */
const sections: Record<string, (platform: Platform, rounds: number) => Promise<Section | Section[]>> = {
  pages: async ({ env }, rounds) => (await import('./pages')).benchPages({ instance, env, rounds }),
  games: async (_, rounds) => (await import('./games')).benchGames({ instance, rounds }),
  sizes: async () => (await import('./sizes')).benchSizes(),
  catalogue: async (_, rounds) => (await import('./catalogue')).benchCatalogue({ instance, rounds }),
  wallet: async ({ env }, rounds) => (await import('./wallet')).benchWallet({ env, rounds }),
  signed: async ({ env }) => (await import('./wallet')).benchSignedBets({ env }),
  promotions: async ({ env }) => (await import('./wallet')).benchPromotions({ env }),
  boards: async ({ env }) => (await import('./boards')).benchBoards({ env }),
  growth: async ({ env }) => (await import('./wallet')).benchGrowth({ env }),
  rounds: async ({ env }, rounds) => (await import('./rounds')).benchRounds({ env, rounds }),
  doors: async ({ env }, rounds) => (await import('./doors')).benchDoors({ instance, env, rounds }),
  restart: async ({ gateway }, rounds) => (await import('./restart')).benchRestart({ instance, gateway, rounds }),
  streams: async ({ gateway }) => (await import('./streams')).benchStreams({ instance, gateway }),
  returns: async ({ env }) => (await import('./returns')).benchReturns({ instance, env }),
};

/** All load comes from this machine: streams from one address, registrations from those that a proxy of ours would name. */
const SURROUNDINGS = {
  PAVILION_STREAMS_PER_ADDRESS: '100000',
  PAVILION_STREAMS_PER_NETWORK: '100000',
  PAVILION_TRUSTED_PROXIES: '127.0.0.1,::1',
  NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, 'collect-garbage.cjs'))}`,
};

const command = {
  name: 'bench',
  about:
    'Measures the platform, one that it brings up for itself, and prints tables: pages against a monolith build, answers against a bare server,\nbets against pgbench. A goal that is missed is named in the table. docs/performance.md explains the figures.',
  options: {
    short: { about: 'three rounds instead of seven' },
    only: { value: 'a,b', about: 'these parts only', oneOf: Object.keys(sections), list: true },
  },
  examples: ['pnpm bench', 'pnpm bench --only pages,catalogue --short'],
  exitCodes: {
    0: 'it was measured, whether goals were met or not',
    1: 'a game is not playable within its limit, or something of it moves by itself: each is named',
  },
};

await runCommand(command, process.argv.slice(2), async ({ values, flags }) => {
  const wanted = values.only?.split(',') ?? Object.keys(sections);
  const platform = await startPlatform(instance, { tell: progress, env: SURROUNDINGS, everywhere: true });
  process.env.PAVILION_E2E_PORT = String(instance.port);
  const faults: string[] = [];
  try {
    for (const [at, name] of wanted.entries()) {
      progress(`Measuring ${name}, ${at + 1} of ${wanted.length} …`);
      const found = await sections[name]?.(platform, flags.has('short') ? 3 : 7);
      for (const section of [found ?? []].flat()) {
        printReport(section);
        faults.push(...(section.faults ?? []));
      }
    }
  } finally {
    await platform.stop();
    await stopDatabase(instance);
  }
  if (faults.length) throw new UserError(faults.join('\n'));
});
