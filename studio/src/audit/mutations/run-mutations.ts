import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModelId } from '../../models/model-id';
import type { Mutation } from './mutation';
import { BLACKJACK_MUTATIONS } from './of-blackjack';
import { BONUS_MUTATIONS } from './of-bonuses';
import { FREE_ROUND_MUTATIONS } from './of-free-rounds';
import { HOUSE_MUTATIONS } from './of-houses';
import { CARD_STEP_MUTATIONS } from './of-card-steps';
import { INSTANT_MUTATIONS } from './of-instant';
import { MONEY_MUTATIONS } from './of-money';
import { OUTCOME_MUTATIONS } from './of-outcomes';
import { PLAY_MUTATIONS } from './of-play';
import { STEP_MUTATIONS } from './of-steps';
import { TABLE_MUTATIONS } from './of-tables';

export const MUTATIONS: readonly Mutation[] = [
  ...OUTCOME_MUTATIONS,
  ...BONUS_MUTATIONS,
  ...INSTANT_MUTATIONS,
  ...TABLE_MUTATIONS,
  ...STEP_MUTATIONS,
  ...HOUSE_MUTATIONS,
  ...BLACKJACK_MUTATIONS,
  ...CARD_STEP_MUTATIONS,
  ...MONEY_MUTATIONS,
  ...PLAY_MUTATIONS,
  ...FREE_ROUND_MUTATIONS,
];

const STUDIO = fileURLToPath(new URL('../../..', import.meta.url));
/** Enough for every mistake that is listed; statistics are for the long form. */
const ROUNDS = 32;
const AT_ONCE = 2;
const NOTHING = 'the audit found nothing';

interface Trial {
  readonly found: boolean;
  readonly said: string;
}

/**
 * Plays the audit against copies of the studio, each with one mistake. Without one it must find nothing.
 *
 * @returns whether every mistake was found
 */
export async function runMutations(names: readonly string[]): Promise<boolean> {
  const chosen = names.length ? names.map(mutationNamed) : MUTATIONS;
  const honest = await attempt();
  if (honest.said !== NOTHING) throw new Error(`In the studio as it is: ${honest.said}`);
  const waiting = [...chosen];
  let missed = 0;
  const work = async () => {
    for (let mutation = waiting.shift(); mutation; mutation = waiting.shift()) {
      const { found, said } = await attempt(mutation, mutation.model && [mutation.model]);
      if (!found) missed += 1;
      process.stdout.write(`${found ? '✓' : '✗ MISSED'} ${mutation.name}: ${said}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  process.stdout.write(`${chosen.length - missed} of ${chosen.length} deliberate mistakes were found.\n`);
  return missed === 0;
}

export function mutationNamed(name: string): Mutation {
  const mutation = MUTATIONS.find((each) => each.name === name);
  if (!mutation) throw new Error(`There is no mutation “${name}”.`);
  return mutation;
}

/** The audit of a copy of the studio, in a process of its own. */
export async function attempt(mutation?: Mutation, models: readonly ModelId[] = []): Promise<Trial> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-mutation-'));
  try {
    for (const part of ['src', 'migrations', 'art', 'package.json', 'tsconfig.json'])
      cpSync(path.join(STUDIO, part), path.join(folder, part), { recursive: true });
    symlinkSync(path.join(STUDIO, 'node_modules'), path.join(folder, 'node_modules'));
    if (mutation) {
      const file = path.join(folder, 'src', mutation.file);
      writeFileSync(file, mutated(readFileSync(file, 'utf8'), mutation));
    }
    const { code, printed } = await audit(folder, models);
    if (code === 0) return { found: false, said: NOTHING };
    if (code === 1) return { found: true, said: whatWasFound(printed) };
    return { found: false, said: `it cannot be audited: ${printed.trim()}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws Error when the text is not there exactly once: the code has changed, and the list has to follow */
export function mutated(text: string, { name, file, from, to }: Mutation): string {
  if (text.split(from).length !== 2) throw new Error(`“${name}” does not fit ${file} any more.`);
  return text.replace(from, () => to);
}

function audit(folder: string, models: readonly ModelId[]): Promise<{ code: number | null; printed: string }> {
  const words = ['--import', 'tsx', 'src/audit/command.ts', '--up-to-first', '--rounds', String(ROUNDS), ...models];
  const child = spawn(process.execPath, words, { cwd: folder, env: { ...process.env, NODE_NO_WARNINGS: '1' } });
  let printed = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (part: Buffer) => (printed += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, printed }));
  });
}

/** The check that found it first, and its words. */
function whatWasFound(printed: string): string {
  const [, check = '', problem = ''] = /✗ (\S+(?: \S+)*) {2,}.*\n {6}(.*)/.exec(printed) ?? [];
  return `${check}, ${problem}`;
}
