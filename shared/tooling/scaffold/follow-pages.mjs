import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packageManager } from '../bootstrap/package-manager.mjs';
import { root } from '../bootstrap/root.mjs';
import { run } from '../bootstrap/run.mjs';
import { UserError, logProgress } from '../bootstrap/progress.mjs';
import { codeBlocks, programOf } from './code-blocks.mjs';
import { httpsProxy } from './https-proxy.mjs';

/** Each with the address it leads to, and what a visitor reads there in whatever language the site is. */
const PAGES = [
  { page: 'docs/new-remote.md', path: '/promo', heading: /Played right now|এখন যা চলছে/ },
  { page: 'docs/remote-elsewhere.md', path: '/offers', heading: /Everybody’s choice|সবাই যা খেলছে/ },
];
const NOT_COPIED = new Set(['node_modules', 'dist', '.cache', '.data', '.git', 'test-results', 'playwright-report']);
/** What the pages say of the site's addresses, for whoever runs everything at the default ports; and of a registry elsewhere. */
const PORT = ':4000';
const REGISTRY = 'https://registry.example.com';

/**
 * Does what the pages for new remotes say, word for word, each in a fresh copy of the project, against a platform that runs; then opens each new
 * page in a browser. What needs no site begins at once and gives way to whatever else runs; the rest begins once `siteReady` resolves.
 */
export async function followPages({ port, privatePort }, env, { browser, siteReady }) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-pages-'));
  const certificate = join(folder, 'registry.pem');
  const siteFile = join(folder, 'site-ready');
  const proxy = await httpsProxy({ port: privatePort, certificateFile: certificate });
  const replacements = { [PORT]: `:${port}`, [REGISTRY]: proxy.address };
  const settings = {
    ...env,
    CI: 'true',
    PATH: `${installPnpm(folder)}:${process.env.PATH}`,
    npm_config_offline: 'true',
    SKIP_VALIDATION: '',
    NODE_EXTRA_CA_CERTS: certificate,
  };
  const site = `http://pavilion.localhost:${port}`;
  try {
    const pages = PAGES.map((each) => follow(each, { replacements, folder, settings, siteFile, siteReady, browser, site }));
    await Promise.all([siteReady.then(() => writeFileSync(siteFile, '')), ...pages]);
  } finally {
    proxy.close();
    // Where a page failed, the other may still be at work in there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The last command takes the remote back; before it there is something to see. */
async function follow({ page, path, heading }, { replacements, folder, settings, siteFile, siteReady, browser, site }) {
  logProgress(`Following ${page} in a fresh copy …`);
  const place = freshCopy(join(folder, basename(page, '.md')));
  const inCopy = (program) => run('nice', ['-n', '19', 'bash', '-c', program], { cwd: place, env: settings });
  const blocks = codeBlocks(withReal(replacements, readFileSync(join(root, page), 'utf8')));
  await inCopy('pnpm install --frozen-lockfile');
  await inCopy(programOf(blocks.slice(0, -1), siteFile));
  await siteReady;
  await openPage({ page, address: site + path, path, heading }, browser);
  await inCopy(programOf(blocks.slice(-1)));
}

function withReal(replacements, text) {
  return Object.entries(replacements).reduce((told, [written, real]) => told.replaceAll(written, real), text);
}

/** In a folder of its own: the pages make others beside it. */
function freshCopy(folder) {
  const place = join(folder, 'pavilion');
  cpSync(root, place, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  return place;
}

/** `pnpm` as the pages take it for granted, also on a machine that has only npx. */
function installPnpm(folder) {
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  writeFileSync(join(programs, 'pnpm'), `#!/bin/sh\nexec npx --yes ${packageManager()} "$@"\n`);
  chmodSync(join(programs, 'pnpm'), 0o755);
  return programs;
}

async function openPage({ page, address, path, heading }, executablePath) {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const opened = await browser.newPage();
    await opened.goto(address);
    await opened.getByRole('heading', { level: 1, name: heading }).waitFor();
    await opened.locator(`nav a[href="${path}"]`).first().waitFor();
  } catch (error) {
    throw new UserError(`${page} was followed, but ${address} does not show the page: ${error.message}`);
  } finally {
    await browser.close();
  }
}
