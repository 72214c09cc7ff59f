import type { Change } from '@pavilion/api/staff';
import { CONTRACT_VERSION, FEDERATION_RUNTIME, type RemoteDescriptor } from '@pavilion/contract';
import { type BrandState, newRemote, type RemoteInBrand, type PlanContext } from './brand-state';
import { planChanges } from './plan-changes';

export const NOW = new Date('2026-11-21T12:00:00Z');

export const descriptor = (name: string, pages: string[] = ['home'], more: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name,
  contract: CONTRACT_VERSION,
  runtime: FEDERATION_RUNTIME,
  slots: {},
  layouts: [],
  events: {},
  pages: pages.map((page) => ({
    id: `${name}.${page}`,
    paths: [`${name}/${page}`],
    area: 'site',
    icon: 'home',
    audience: 'everyone',
    label: { bn: 'ঘর', en: 'Home' },
  })) as RemoteDescriptor['pages'],
  ...more,
});

export const world: PlanContext = {
  now: NOW,
  themes: ['lagoon', 'pavilion'],
  salt: 'r17',
  shell: { react: '19.3.1' },
  packages: new Map([
    ['wallet@7.1.0', { react: '18.3.1' }],
    ['wallet@3.0.0', { react: '19.0.0' }],
  ]),
  descriptors: new Map([
    ...['1.0.0', '1.1.0', '2.0.0', '3.0.0', '7.1.0'].map((version) => [`wallet@${version}`, descriptor('wallet')] as const),
    ['wallet@8.0.0', descriptor('wallet', [], { contract: CONTRACT_VERSION + 1 })],
    ['wallet@9.0.0', descriptor('wallet', ['other'])],
    [
      'games@1.0.0',
      descriptor('games', ['home'], { pages: descriptor('games').pages.map((page) => ({ ...page, flag: 'GAMES_NEW' })) }),
    ],
    ['games@2.0.0', descriptor('games', ['home'], { pages: descriptor('wallet').pages })],
  ]),
};

export const brand = (wallet: Partial<RemoteInBrand> = {}, more: Partial<BrandState> = {}): BrandState => ({
  code: 'pavilion',
  theme: { name: 'pavilion', default: 'dark' },
  flags: { FREEPLAY: true },
  places: {},
  fourEyes: false,
  retired: false,
  locales: { default: 'bn', offered: ['bn', 'en'] },
  maintenance: { on: false },
  remotes: {
    wallet: { ...newRemote, version: '2.0.0', history: ['1.1.0', '1.0.0'], ...wallet },
    games: { ...newRemote, version: '1.0.0' },
  },
  revoked: new Set(),
  ...more,
});

export const plan = (changes: Change | Change[], state = brand()) => planChanges(state, [changes].flat(), world);
export const walletOf = ({ next }: ReturnType<typeof plan>) => next.remotes['wallet'] as RemoteInBrand;
export const codesOf = ({ lines }: ReturnType<typeof plan>) =>
  lines.flatMap(({ objections }) => objections.map(({ code }) => code));
export const promote = (version: string, remote = 'wallet'): Change => ({ kind: 'promote', remote, version });
export const canary = (version: string, ...shares: number[]): Change => ({
  kind: 'canary',
  remote: 'wallet',
  version,
  stages: shares.map((bps) => ({ bps, minutes: 10 })),
});
export const underWay = (version: string, stage = 0): RemoteInBrand['canary'] => ({
  version,
  stage,
  salt: 'r1',
  startedAt: NOW,
  stageAt: NOW,
  nextStageAt: new Date(NOW.getTime() - 60_000),
  seen: null,
  audience: null,
  stages: [
    { bps: 500, minutes: 10 },
    { bps: 5_000, minutes: 20 },
  ],
});
