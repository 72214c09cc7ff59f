import { runOurs } from './run-ours.mjs';

/** `pnpm screens …` */
export function run(args) {
  return runOurs('e2e', 'screens/command.ts', args);
}
