import { runBuiltProgram } from './run-program.mjs';

/** `pnpm vendor …` */
export function run(args) {
  return runBuiltProgram('gateway', 'modules/money/vendors/command.ts', args);
}
