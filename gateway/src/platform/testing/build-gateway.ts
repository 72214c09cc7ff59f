import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The program of the gateway, as it is started for players; unchanged sources build nothing. */
export function buildGatewayProgram(): string {
  const gateway = join(import.meta.dirname, '../../..');
  execFileSync(process.execPath, [join(gateway, '../shared/tooling/bin/pavilion.mjs'), 'build', 'gateway']);
  return join(gateway, 'dist-program/main.mjs');
}
