import { runOurs } from './run-ours.mjs';

/** `pavilion operator …` */
export function run(args) {
  return runOurs('operator', 'src/command.ts', args);
}
