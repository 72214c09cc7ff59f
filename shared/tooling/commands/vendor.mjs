import { runProgram } from './run-program.mjs';

/** `pnpm vendor …` */
export function run(args) {
  return runProgram('gateway', 'src/modules/money/vendors/command.ts', args);
}
