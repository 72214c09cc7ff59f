import { type SitePage, sitePages } from '../site-pages';
import type { Screen, Viewer } from './screen';

const MEMBER: readonly Viewer[] = ['member'];
const EVERYBODY: readonly Viewer[] = ['visitor'];
const AGENT: readonly Viewer[] = ['agent'];

/** Every page that a remote describes, and who is photographed on it. */
export const PAGE_VIEWERS: Readonly<Record<string, readonly Viewer[]>> = {
  'lobby.home': ['visitor', 'member'],
  'lobby.favourite': MEMBER,
  'lobby.recent': MEMBER,
  'lobby.provider': EVERYBODY,
  'games.all': EVERYBODY,
  'games.rng': EVERYBODY,
  'games.live': EVERYBODY,
  'games.fish': EVERYBODY,
  'games.pvp': EVERYBODY,
  'games.sports': EVERYBODY,
  'games.esports': EVERYBODY,
  'games.cockfight': EVERYBODY,
  'games.elott': EVERYBODY,
  'games.lott': EVERYBODY,
  'games.lottery': MEMBER,
  'games.play': ['visitor', 'member'],
  'points.mall': ['visitor', 'member'],
  'member.home': MEMBER,
  'member.profile': MEMBER,
  'member.limits': MEMBER,
  'member.leaderboard': MEMBER,
  'member.vip': MEMBER,
  'member.rebate': MEMBER,
  'member.rewards': MEMBER,
  'member.missions': MEMBER,
  'member.security': MEMBER,
  'wallet.deposit': MEMBER,
  'wallet.withdraw': MEMBER,
  'wallet.transfer': MEMBER,
  'wallet.transfer-upline': MEMBER,
  'wallet.statement': MEMBER,
  'wallet.bets': MEMBER,
  'wallet.account': MEMBER,
  'wallet.profit': MEMBER,
  'wallet.bonuses': MEMBER,
  'agent.landing': EVERYBODY,
  'agent.overview': AGENT,
  'agent.transfer': AGENT,
  'agent.transfers': AGENT,
};

/** What the shell shows at addresses of its own. */
export const SHELL_ADDRESSES = ['/login', '/register', '/help'] as const;

/** What of the help centre's address opens another sheet. */
const SHEETS = ['notices', 'contact', 'feedback', 'apps', 'term', 'legal'];

/** Every page of a brand, as its manifest has it, and what the shell shows by itself. */
export async function siteScreens(brand: string): Promise<Screen[]> {
  const pages = await sitePages(brand);
  return [
    ...pages.flatMap((page) => screensOf(page)),
    ...SHELL_ADDRESSES.map((address): Screen => ({
      name: `dialog${address.replace('/', '.')}`,
      address,
      viewer: 'visitor',
      over: true,
    })),
    ...SHEETS.map((sheet): Screen => ({ name: `dialog.${sheet}`, address: `/help#${sheet}`, viewer: 'visitor', over: true })),
    { name: 'state.not-found', address: '/no-such-page', viewer: 'visitor' },
  ];
}

/** @throws Error for a page that nobody is said to look at */
function screensOf({ id, address }: SitePage): Screen[] {
  const viewers = PAGE_VIEWERS[id];
  if (!viewers) throw new Error(`PAGE_VIEWERS in e2e/screens says nobody who looks at ${id}`);
  return viewers.map((viewer) => ({ name: `${id}.${viewer}`, address, viewer, remote: id.slice(0, id.indexOf('.')) }));
}
