#!/usr/bin/env node
import { runOrExplain, Obstacle } from '../bootstrap/say.mjs';

const commands = {
  build: ['remote | shell | monolith | console | gateway | studio | acquirer', () => import('../commands/build.mjs')],
  'new-remote': ['<name> [--owner team-<name>]', () => import('../scaffold/new-remote.mjs')],
  dev: ['remote [--against http://pavilion.localhost:4000] [--open]', () => import('../commands/dev.mjs')],
  release: ['<remote> [--brands a,b] [--no-promote] [--no-checks] [--reason "…"]', () => import('../commands/release.mjs')],
  operator: ['remote disable points --brand pavilion --reason "…"', () => import('../commands/operator.mjs')],
  vendor: ['add <code> --public-key <file.pem> --launch <address>', () => import('../commands/vendor.mjs')],
  catalogue: ['import <file> | pull <vendor> [--apply --reason "…"] [--partly]', () => import('../commands/catalogue.mjs')],
  'api-report': ['[--check | --accept-breaking "why"]', () => import('../commands/api-report.mjs')],
  bench: ['[--short]', () => import('../commands/bench.mjs')],
  screens: ['', () => import('../commands/screens.mjs')],
  soak: ['[browsers | money | G1 G2 …]', () => import('../commands/soak.mjs')],
};

const [name, ...args] = process.argv.slice(2);
await runOrExplain(async () => {
  const command = commands[name];
  if (!command) throw new Obstacle(usage());
  const { run } = await command[1]();
  await run(args);
});

function usage() {
  const lines = Object.entries(commands).map(([name, [rest]]) => `  pavilion ${name} ${rest}`);
  return `There is no command “${name ?? ''}”. These there are:\n${lines.join('\n')}`;
}
