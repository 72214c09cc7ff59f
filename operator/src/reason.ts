import { WrongUsage } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Given } from '@pavilion/tooling/cli/read-arguments.mjs';

/** Why it is done; a plan needs no reason. @throws WrongUsage when it is missing */
export function reasonIn({ subcommand, values: { reason }, flags }: Given): string {
  if (flags.has('plan')) return '';
  if (reason === undefined)
    throw new WrongUsage(
      `--reason is missing: why, for the audit log; or --plan, to see only. “pnpm operator ${subcommand} --help” shows more.`,
    );
  return reason;
}
