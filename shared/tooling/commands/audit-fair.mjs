import { WrongUsage } from '../bootstrap/progress.mjs';
import { runProgram } from './run-program.mjs';

export const command = {
  name: 'audit:fair',
  about:
    'Plays rounds of every model of the studio through the whole studio, with a wallet and a database, and checks that they are fair.\ndocs/fairness.md says what is looked at.',
  positionals: [{ name: 'model', many: true, optional: true, about: 'only these models; with --mutations, only these mistakes' }],
  options: {
    rounds: {
      value: 'number',
      about:
        'how many of each model; unless given 10000, and with --simulate ten million of those that cost little and a million of the others',
    },
    simulate: { about: 'decides rounds alone instead, by the millions, without database and wallet' },
    mutations: { about: 'plays against deliberate mistakes in the code instead, each of which must be found' },
  },
  examples: [
    'pnpm audit:fair',
    'pnpm audit:fair dice-2 --rounds 500',
    'pnpm audit:fair --mutations',
    'pnpm audit:fair --simulate',
    'pnpm audit:fair --simulate --rounds 10000000 lines-1',
  ],
  exitCodes: { 1: 'something is not fair, or a mistake was not found; the list says what' },
};

export function run({ rest, values: { rounds }, flags }) {
  const isWhole = rounds === undefined || (/^\d{1,9}$/.test(rounds) && Number(rounds) >= 32);
  if (!isWhole) throw new WrongUsage('--rounds must be a whole number from 32.');
  return runProgram('studio', 'src/audit/command.ts', [
    ...(rounds === undefined ? [] : ['--rounds', rounds]),
    ...(flags.has('simulate') ? ['--simulate'] : []),
    ...(flags.has('mutations') ? ['--mutations'] : []),
    ...rest,
  ]);
}
