import { parseArgs } from 'node:util';
import { bringUp, instanceAt, stopDatabase } from '@pavilion/tooling/bootstrap/platform.mjs';
import { benchCatalogue } from './catalogue';
import { benchPages } from './pages';
import { printReport, type Section } from './report';
import { benchStreams } from './streams';
import { benchGrowth, benchSignedBets, benchWallet } from './wallet';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false }, only: { type: 'string' } } });
const only = values.only?.split(',');
const rounds = values.short ? 3 : 7;
const sections: Record<string, (platform: Awaited<ReturnType<typeof bringUp>>) => Promise<Section | Section[]>> = {
  pages: ({ env }) => benchPages({ instance, env, rounds }),
  sizes: async () => {
    // Read only now: the addresses in it are those of the platform that was brought up.
    process.env.PAVILION_E2E_PORT = String(instance.port);
    return (await import('./sizes')).benchSizes();
  },
  catalogue: () => benchCatalogue({ instance, rounds }),
  wallet: ({ env }) => benchWallet({ env, rounds }),
  signed: ({ env }) => benchSignedBets({ env }),
  growth: ({ env }) => benchGrowth({ env }),
  streams: () => benchStreams({ instance }),
};

const instance = instanceAt({ folder: '.data/bench', port: 4200 });
const platform = await bringUp(instance, { tell: (text) => process.stderr.write(`${text}\n`) });
try {
  for (const [name, measure] of Object.entries(sections))
    if (!only || only.includes(name)) for (const section of [await measure(platform)].flat()) printReport(section);
} finally {
  await platform.stop();
  await stopDatabase(instance);
}
