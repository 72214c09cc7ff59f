import { runOurs } from './run-ours.mjs';

/** `pavilion vendor …` */
export function run(args) {
  return runOurs('gateway', 'src/modules/money/vendors/command.ts', args);
}
