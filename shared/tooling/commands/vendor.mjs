import { runOurs } from './run-ours.mjs';

/** `pnpm vendor …` */
export function run(args) {
  return runOurs('gateway', 'src/modules/money/vendors/command.ts', args);
}
