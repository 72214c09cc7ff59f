import { runOurs } from './run-ours.mjs';

/** `pnpm bench …` */
export function run(args) {
  return runOurs('e2e', 'bench/command.ts', args);
}
