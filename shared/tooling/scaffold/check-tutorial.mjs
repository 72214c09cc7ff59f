import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packageManager } from '../bootstrap/package-manager.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { UserError, logProgress } from '../bootstrap/progress.mjs';
import { codeBlocks, programOf } from './code-blocks.mjs';

const PAGE = 'docs/new-remote.md';
const NOT_COPIED = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results', 'playwright-report']);
/** What the page's change makes a visitor read, in whatever language the site is. */
const HEADING = /Played right now|এখন যা চলছে/;
/** What the page says of the site's addresses, for whoever runs everything at the default ports. */
const PORT = ':4000';

/**
 * Does what `docs/new-remote.md` says, word for word, in a fresh copy of the project and against a platform that runs; then opens the new page
 * in a browser.
 */
export async function checkTutorial({ port }, env, browser) {
  const place = freshCopy();
  try {
    const pnpm = installPnpm(place);
    const settings = { ...env, CI: 'true', PATH: `${pnpm}:${process.env.PATH}`, npm_config_offline: 'true', SKIP_VALIDATION: '' };
    logProgress(`Following ${PAGE} in a fresh copy …`);
    await run('pnpm', ['install', '--frozen-lockfile'], { cwd: place, env: settings });
    const page = readFileSync(join(root, PAGE), 'utf8').replaceAll(PORT, `:${port}`);
    const [taking, steps] = splitSteps(codeBlocks(page));
    await run('bash', ['-c', programOf(steps)], { cwd: place, env: settings });
    await openPage(`http://pavilion.localhost:${port}/promo`, browser);
    await run('bash', ['-c', programOf(taking)], { cwd: place, env: settings });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The last command takes the remote back; before it there is something to see. */
function splitSteps(blocks) {
  return [blocks.slice(-1), blocks.slice(0, -1)];
}

function freshCopy() {
  const place = join(mkdtempSync(join(tmpdir(), 'pavilion-page-')), 'pavilion');
  cpSync(root, place, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  return place;
}

/** `pnpm` as the page takes it for granted, also on a machine that has only npx. */
function installPnpm(place) {
  const folder = join(place, '..', 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'pnpm'), `#!/bin/sh\nexec npx --yes ${packageManager()} "$@"\n`);
  chmodSync(join(folder, 'pnpm'), 0o755);
  return folder;
}

async function openPage(address, executablePath) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: HEADING }).waitFor();
    await page.locator('nav a[href="/promo"]').first().waitFor();
  } catch (error) {
    throw new UserError(`${PAGE} was followed, but ${address} does not show the page: ${error.message}`);
  } finally {
    await browser.close();
  }
}
