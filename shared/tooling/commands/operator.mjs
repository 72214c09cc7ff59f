import { runOurs } from './run-ours.mjs';

/** `pnpm operator …` */
export function run(args) {
  return runOurs('operator', 'src/command.ts', args);
}
