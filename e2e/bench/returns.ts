import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { progress } from '@pavilion/tooling/bootstrap/progress.mjs';
import type { Instance } from '@pavilion/tooling/bootstrap/platform.mjs';
import { launchBrowser } from '../launch-browser';
import { changeBrand, publishAltered, publishedVersion } from '../registry';
import { waitUntilIdle } from '../wait-until-idle';
import { MONOLITH_PORT, startMonolith } from './monolith';
import type { Section } from './report';

/** What a visit loaded over the wire, in bytes. */
interface Loaded {
  code: number;
  everything: number;
}

/** The page that returns is the lobby: the first of these draws it, the second has no part in it. */
const RELEASED = ['lobby', 'wallet'] as const;
const BRAND = 'pavilion';
const GOAL = 0.5;
/** What comes by itself some seconds after the page has come by then. */
const SETTLE_MS = 6_000;

/** A player who returns to the lobby, everything cached, once one team released: what they load, federated and as one bundle of the same code. */
export async function benchReturns({ instance, env }: { instance: Instance; env: Record<string, string> }): Promise<Section> {
  const { PAVILION_DATA_DIR, PAVILION_PRIVATE_PORT } = env;
  Object.assign(process.env, { PAVILION_DATA_DIR, PAVILION_PRIVATE_PORT });
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const remote of RELEASED) {
      progress(`  a return after a release of ${remote} …`);
      const federated = await returnToPlatform(browser, instance.port, remote);
      const bundled = await returnToMonolith(browser, env, remote);
      rows.push(...describe(remote, federated, bundled));
    }
    return {
      title: 'A player returns to the lobby after one team released (warm cache, bytes on the wire)',
      rows,
      notes: [
        'The platform loads all files of the released remote anew. The bundle loads the one file that the change is in, and its first script, which names all files.',
      ],
    };
  } finally {
    await browser.close();
  }
}

function describe(remote: string, federated: Loaded, bundled: Loaded): Section['rows'] {
  const row = (what: string, of: keyof Loaded) => {
    const ratio = federated[of] / bundled[of];
    return {
      what: `${what} after a release of ${remote}, federated ÷ monolith`,
      value: `${ratio.toFixed(2)} (${kilobytes(federated[of])} ÷ ${kilobytes(bundled[of])})`,
      goal: `≤ ${GOAL}`,
      within: bundled[of] > 0 && ratio <= GOAL,
    };
  };
  return [row('scripts and styles', 'code'), row('everything', 'everything')];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

async function returnToPlatform(browser: Browser, port: number, remote: string): Promise<Loaded> {
  const { version: before } = await publishedVersion(remote);
  const released = await publishAltered(remote, (text) => text);
  return returning(browser, port, async (secondVisit) => {
    await changeBrand(BRAND, { kind: 'promote', remote, version: released });
    try {
      return await secondVisit();
    } finally {
      await changeBrand(BRAND, { kind: 'rollback', remote, version: before });
    }
  });
}

async function returnToMonolith(browser: Browser, env: Record<string, string>, remote: string): Promise<Loaded> {
  let running = await startMonolith(env);
  try {
    return await returning(browser, MONOLITH_PORT, async (secondVisit) => {
      await running.stop();
      running = await startMonolith(env, remote);
      return secondVisit();
    });
  } finally {
    await running.stop();
  }
}

/** Visits the lobby on `port`, lets `meanwhile` make the release, and visits it again with what the first visit left in the cache. */
async function returning(
  browser: Browser,
  port: number,
  meanwhile: (secondVisit: () => Promise<Loaded>) => Promise<Loaded>,
): Promise<Loaded> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  try {
    await visit(context, port);
    return await meanwhile(() => visit(context, port));
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, port: number): Promise<Loaded> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const loaded = countBytes(session);
    await page.goto(`http://${BRAND}.localhost:${port}/`);
    await waitUntilIdle(page);
    await page.waitForTimeout(SETTLE_MS);
    return loaded();
  } finally {
    await page.close();
  }
}

/** Bytes that came over the wire so far: what the cache gave has none. */
function countBytes(session: CDPSession): () => Loaded {
  const code = new Set<string>();
  const sum = { code: 0, everything: 0 };
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(?:js|css)$/.test(new URL(response.url).pathname)) code.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.everything += encodedDataLength;
    if (code.has(requestId)) sum.code += encodedDataLength;
  });
  return () => ({ ...sum });
}
