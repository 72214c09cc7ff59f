import { join } from 'node:path';
import type { Instance } from '@pavilion/tooling/bootstrap/platform.mjs';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import type { Section } from './report';
import type { StreamLoadResult } from './streams-load';

const CLIENTS = 5_000;

/** Idle event streams on one gateway, opened by a process of their own: what each costs, and how soon the last one hears of a change. */
export async function benchStreams({ instance }: { instance: Instance }): Promise<Section> {
  const { port, privatePort, dataDir } = instance;
  const wanted = JSON.stringify({ clients: CLIENTS, port, privatePort, dataDir });
  const printed = await runTs('streams-load.ts', [wanted], { cwd: join(import.meta.dirname) });
  const { perClient, calm, urgent } = JSON.parse(printed) as StreamLoadResult;
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  return {
    title: `${CLIENTS} idle event streams on one gateway`,
    rows: [
      { what: 'memory per client: growth of the process', value: kilobytes(perClient.resident) },
      { what: 'memory per client: growth of its heap', value: kilobytes(perClient.heap) },
      { what: 'from a change to the middle client told', value: ms(calm.middle) },
      { what: 'from a change to the last client told', value: ms(calm.last), goal: '≤ 1000 ms', within: calm.last <= 1_000 },
      { what: 'from a kill to the middle client told, envelope included', value: ms(urgent.middle) },
      {
        what: 'from a kill to the last client told, envelope included',
        value: ms(urgent.last),
        goal: '≤ 1000 ms',
        within: urgent.last <= 1_000,
      },
    ],
    notes: [
      'A process that had memory to spare grows by less than its heap does; a heap that was not collected meanwhile grows by more than its clients need.',
    ],
  };
}
