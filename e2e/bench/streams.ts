import type { Instance, startPlatform } from '@pavilion/tooling/bootstrap/platform.mjs';
import { runTs } from '@pavilion/tooling/bootstrap/run.mjs';
import type { Section } from './report';
import type { StreamLoadResult } from './streams-load';

const WANTED = 20_000;
/** What gateway and load have open beside the streams: their database, logs and programs. */
const OTHER_FILES = 400;
const GOAL_KB = 10;
const GOAL_MS = 1_000;
const GOAL_BYTES = 1_024;

/** Idle event streams on one gateway, opened by a process of their own: what each costs, and how soon the last one hears of a change. */
export async function benchStreams({
  instance,
  gateway,
}: Pick<Awaited<ReturnType<typeof startPlatform>>, 'gateway'> & { instance: Instance }): Promise<Section> {
  const { port, privatePort, dataDir } = instance;
  const files = openFilesLimit();
  const clients = Math.min(WANTED, files - OTHER_FILES);
  const wanted = JSON.stringify({ clients, port, privatePort, dataDir, gateway: gateway.pid });
  const printed = await runTs('streams-load.ts', [wanted], { cwd: import.meta.dirname });
  const { perStream, calm, urgent, killBytes } = JSON.parse(printed) as StreamLoadResult;
  const memory = (what: string, bytes: number) => ({
    what: `memory per stream: ${what}`,
    value: `${(bytes / 1024).toFixed(1)} KB`,
    goal: `≤ ${GOAL_KB} KB`,
    within: bytes <= GOAL_KB * 1024,
  });
  const last = (what: string, time: number) => ({
    what: `from a ${what} to the last stream told`,
    value: ms(time),
    goal: `≤ ${GOAL_MS} ms`,
    within: time <= GOAL_MS,
  });
  return {
    title: `${clients} idle event streams on one gateway`,
    rows: [
      memory('growth of the process', perStream.resident),
      memory('growth of its heap', perStream.heap),
      { what: 'from a change to the middle stream told', value: ms(calm.middle) },
      last('change', calm.last),
      { what: 'from a kill to the middle stream told what ends', value: ms(urgent.middle) },
      last('kill', urgent.last),
      {
        what: 'what each stream is sent of a kill',
        value: `${killBytes} bytes`,
        goal: `≤ ${GOAL_BYTES} bytes`,
        within: killBytes <= GOAL_BYTES,
      },
    ],
    notes: clients < WANTED ? [`Fewer than ${WANTED}: a process may open ${files} files here.`] : [],
  };
}

const ms = (time: number) => `${time.toFixed(0)} ms`;

/** Each stream is an open file of the gateway's and one of the load's. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { hard: number | 'unlimited' } } };
  const hard = userLimits?.open_files?.hard;
  return typeof hard === 'number' ? hard : Number.POSITIVE_INFINITY;
}
