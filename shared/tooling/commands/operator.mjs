import { runProgram } from './run-program.mjs';

/** `pnpm operator …` */
export function run(args) {
  return runProgram('operator', 'src/command.ts', args);
}
