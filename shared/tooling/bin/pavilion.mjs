#!/usr/bin/env node
import { runCommand } from '../cli/run-command.mjs';
import { runMain, WrongUsage } from '../bootstrap/progress.mjs';
import { wantsHelp } from '../cli/help.mjs';

/** Each by its name: what it is for, and where it is. One without a description of its own is read by the package that it belongs to. */
const commands = {
  build: ['builds one part', () => import('../commands/build.mjs')],
  'new-remote': ['makes a remote that works', () => import('../scaffold/new-remote.mjs')],
  'remote-kit': ['packs what a remote in another repository needs', () => import('../scaffold/remote-kit.mjs')],
  dev: ['serves one remote for development', () => import('../commands/dev.mjs')],
  release: ['publishes one remote as a new version', () => import('../commands/release.mjs')],
  operator: ['changes brands, and shows what runs where', () => import('../commands/operator.mjs')],
  vendor: ['connects a game vendor', () => import('../commands/vendor.mjs')],
  catalogue: ['brings games into the catalogue', () => import('../commands/catalogue.mjs')],
  migration: ['begins a migration, or notes the sums of those there are', () => import('../commands/migration.mjs')],
  'api-report': ['writes what the shared packages offer into their reports', () => import('../commands/api-report.mjs')],
  bench: ['measures the platform', () => import('../commands/bench.mjs')],
  screens: ['photographs every screen', () => import('../commands/screens.mjs')],
  'audit-fair': ['plays every model of the studio and checks that it is fair', () => import('../commands/audit-fair.mjs')],
  'verify-proof': ['checks the proof of a round of the studio', () => import('../commands/verify-proof.mjs')],
  soak: ['runs the long tests', () => import('../commands/soak.mjs')],
};

const [name, ...args] = process.argv.slice(2);
await runMain(async () => {
  if (name === undefined || wantsHelp([name])) return void process.stdout.write(`${list()}\n`);
  if (!Object.hasOwn(commands, name))
    throw new WrongUsage(`There is no command “${name}”, only ${Object.keys(commands).join(', ')}. “pavilion --help” shows more.`);
  const { command, run } = await commands[name][1]();
  await (command ? runCommand(command, args, run) : run(args));
});

function list() {
  const lines = Object.entries(commands).map(([name, [about]]) => `  ${name.padEnd(14)}${about}`);
  return `pavilion <command> …\n\n${lines.join('\n')}\n\n“pavilion <command> --help” says what each takes.`;
}
