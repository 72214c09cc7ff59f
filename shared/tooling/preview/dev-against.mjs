import { relative } from 'node:path';
import { logProgress } from '../bootstrap/progress.mjs';
import { gatewayClient } from '../cli/gateway-client.mjs';
import { packageInfo, remoteNameOf } from '../federation/package-info.mjs';
import { readContract } from '../release/read-contract.mjs';
import { serve } from './serve.mjs';
import { resolveSite } from './site-address.mjs';

/** A token lasts an hour; a newer one is asked for long before. */
const RENEWAL_MS = 20 * 60_000;

/**
 * The remote inside a site that runs, for whoever opens the address: nothing of the site changes for players. The token is renewed as long
 * as this runs, and anew whenever the descriptor is saved.
 */
export async function devAgainst(folder, { against, open }) {
  const site = resolveSite(against);
  const registry = gatewayClient('deploy-token', { env: site.env });
  const preview = await openPreview(registry, folder, site.host);
  const { previewPreset } = await import('../federation/preview-preset.mjs');
  const config = previewPreset({ folder, site: new URL(preview.now().url).origin });
  config.devServer.setupMiddlewares = (middlewares) => [...middlewares, { name: 'preview', middleware: pages(preview) }];
  const { port, compiler } = await serve(config, { open });
  watchDescriptor(compiler, folder, preview);
  setInterval(() => void preview.renew().catch(logError), RENEWAL_MS);
  logProgress(`${packageInfo(folder).name} in ${against}: http://localhost:${port}/ leads there.`);
  logProgress(`For as long as this runs, to whoever has the address: ${preview.now().url}`);
}

/** The preview as it is now. `revision` grows with the descriptor, so that open pages know when theirs is an old one. */
async function openPreview(registry, folder, host) {
  const remote = remoteNameOf(folder);
  const entry = `http://localhost:${packageInfo(folder).port}/remoteEntry.js`;
  let now;
  let described;
  const renew = async () => {
    const { descriptor } = await readContract(folder);
    const { url, until } = await registry.post('/registry/previews', { host, remote, entry, descriptor });
    const text = JSON.stringify(descriptor);
    now = { url, until, revision: text === described ? now.revision : Date.now() };
    described = text;
  };
  await renew();
  return { renew, now: () => now };
}

function watchDescriptor(compiler, folder, preview) {
  compiler.hooks.watchRun.tapPromise('PavilionPreview', async ({ modifiedFiles = new Set() }) => {
    if ([...modifiedFiles].some((file) => relative(folder, file) === 'src/descriptor.ts')) await preview.renew().catch(logError);
  });
}

/** `/preview` is for the page that is open, `/` for whoever wants to open it. */
function pages(preview) {
  return (request, response, next) => {
    if (request.method !== 'GET') return next();
    response.setHeader('cache-control', 'no-store');
    if (request.path === '/preview') return response.json(preview.now());
    if (request.path === '/') return response.redirect(302, preview.now().url);
    return next();
  };
}

function logError(error) {
  process.stderr.write(`The preview goes on as it was: ${error.message}\n`);
}
