import { runOurs } from './run-ours.mjs';

/** `pavilion bench …` */
export function run(args) {
  return runOurs('e2e', 'bench/command.ts', args);
}
