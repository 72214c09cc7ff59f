import { runProgram } from './run-program.mjs';

/** `pnpm screens …` */
export function run(args) {
  return runProgram('e2e', 'screens/command.ts', args);
}
