import { runProgram } from './run-program.mjs';

/** `pnpm bench …` */
export function run(args) {
  return runProgram('e2e', 'bench/command.ts', args);
}
