import { origin } from './origins';
import { httpRequest } from './http-request';

/** A screen of a brand, as its manifest describes it. */
export interface SitePage {
  id: string;
  address: string;
  audience: 'everyone' | 'visitor' | 'player' | 'member' | 'agent';
}

interface Descriptor {
  id: string;
  paths: string[];
  area: 'site' | 'member' | 'agent' | 'bare';
  audience: SitePage['audience'];
  flag?: string;
}

interface Manifest<Remote> {
  remotes: Record<string, Remote>;
  flags: Record<string, boolean>;
}

const PREFIX = { site: '', bare: '', member: '/member', agent: '/agentHome' };
/** What to put into addresses that take a parameter. */
const SAMPLES: Record<string, string> = { category: 'rng', nodeId: '100000', vassalage: 'PG' };

/** Every screen a brand has now, read from the manifest in its page. */
export async function sitePages(brand = 'pavilion', samples: Record<string, string> = {}): Promise<SitePage[]> {
  const { remotes, flags } = await manifestOf<{ enabled: boolean; mode: string; descriptor: { pages: Descriptor[] } }>(brand);
  return Object.values(remotes)
    .filter(({ enabled, mode }) => enabled && mode === 'on')
    .flatMap(({ descriptor }) => descriptor.pages)
    .filter(({ flag }) => !flag || flags[flag])
    .map((page) => pageOf(page, { ...SAMPLES, ...samples }));
}

/** The remotes of a brand, by name, as the manifest in its page lists them. */
export async function remotesOf<Remote>(brand: string): Promise<Record<string, Remote>> {
  return (await manifestOf<Remote>(brand)).remotes;
}

async function manifestOf<Remote>(brand: string): Promise<Manifest<Remote>> {
  const { text: html } = await httpRequest(origin(brand), 'GET', '/', { headers: { accept: 'text/html' } });
  const data = /<script[^>]*id="?pavilion-page"?[^>]*>([^]*?)<\/script>/.exec(html)?.[1];
  if (!data) throw new Error('The page carries no data');
  const { manifest } = JSON.parse(data) as { manifest: { payload: string } };
  return JSON.parse(Buffer.from(manifest.payload, 'base64').toString('utf8')) as Manifest<Remote>;
}

function pageOf({ id, paths, area, audience }: Descriptor, samples: Record<string, string>): SitePage {
  const path = (paths[0] ?? '').replace(/:(\w+)/g, (_, name: string) => samples[name] ?? name);
  return { id, audience, address: `${PREFIX[area]}/${path}`.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1') };
}

/** The first brand, for Node, which does not always find `*.localhost`. */
export function loopback(): string {
  return `http://127.0.0.1:${new URL(origin()).port}`;
}
