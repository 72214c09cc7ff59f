import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { WrongUsage } from '../bootstrap/progress.mjs';
import { runBuiltProgram } from './run-program.mjs';

export const command = {
  name: 'verify-proof',
  about:
    'Checks the proof of a round of the studio, offline: from the commitment to the operator’s books.\ndocs/fairness.md says what is checked.',
  positionals: [{ name: 'file', about: 'the proof' }],
  options: { key: { value: 'file', about: 'the studio’s public key, when you have it from elsewhere than the proof' } },
  examples: ['pnpm verify-proof round.json', 'pnpm verify-proof round.json --key studio.pem'],
  exitCodes: { 1: 'the round is not proved; the reason was printed' },
};

/** From where the command was typed: the program runs in the studio's folder. */
export function run({ positionals: { file }, values: { key } }) {
  const files = [file, key].filter((name) => name !== undefined).map((name) => resolve(process.env.INIT_CWD ?? '.', name));
  const lost = files.find((name) => !existsSync(name));
  if (lost) throw new WrongUsage(`${lost} is not there.`);
  return runBuiltProgram('studio', 'proofs/command.ts', files);
}
