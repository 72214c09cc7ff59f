/** @jest-environment jest-fixed-jsdom */
import { SESSION } from '../testing/session';

const COLOURS = Object.fromEntries(
  ['top', 'middle', 'low', 'glow', 'hero', 'second', 'pop', 'dark'].map((name) => [name, '#336699']),
);
const SYMBOLS = Object.fromEntries(
  ['hero', 'rival', 'heads', 'tails', 'mine'].map((piece) => [piece, { name: piece, art: `/art/${piece}.svg` }]),
);
const ROUND = {
  roundId: 'round-7',
  state: 'settled',
  stake: '1000000',
  raised: '0',
  nonce: 0,
  payout: '1120000',
  balance: '5000000',
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
};
/** A page of each kind that has steps, chips or a choice, and a round of it. */
const PAGES = {
  instant: ['coin-1', { choice: { side: 'heads' }, drawn: [0] }],
  table: ['dragon-tiger-1', { choice: [{ spot: 'tiger', chips: '1000000' }], drawn: [0, 50] }],
  step: ['mines-1', { choice: { mines: 3 }, steps: [{ open: 1 }, { cashOut: true }], drawn: [7, 8, 9] }],
} as const;
type Page = keyof typeof PAGES;

const wait = window.setTimeout.bind(window);
window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 10)) as typeof window.setTimeout;
async function until(seen: () => boolean): Promise<void> {
  for (let looks = 0; looks < 1_000 && !seen(); looks += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen()).toBe(true);
}

let asked: string[] = [];
/** The page at the address that was kept, at a studio that has one round, or none any more. */
async function open(page: Page, kept = true): Promise<void> {
  jest.resetModules();
  asked = [];
  const [model, ofGame] = PAGES[page];
  const again = { ...ROUND, ...ofGame };
  HTMLCanvasElement.prototype.getContext = () => null;
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.history.replaceState(null, '', `/play/key?round=${ROUND.roundId}`);
  window.fetch = async (path, init) => {
    asked.push(`${init?.method} ${String(path)}`);
    if (!String(path).includes('/api/replays/')) return Response.json({ success: true, value: SESSION });
    return Response.json(kept ? { success: true, value: again } : { success: false, code: 'round.unknown' });
  };
  const addresses = { parentOrigin: null, lobbyUrl: null, depositUrl: null };
  const boot = { session: 's', gameCode: 'g', model, skin: { colours: COLOURS, symbols: SYMBOLS }, ...addresses };
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<title>A game</title><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  document.body.replaceChildren();
  if (page === 'instant') await import('../instant/main');
  else if (page === 'table') await import('../table/main');
  else await import('../step/main');
  await until(() => document.querySelector('main') !== null);
}

const status = () => document.querySelector('p[role=status][class*=verdict]')?.textContent ?? '';
const pressed = (text: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click();

afterAll(() => window.history.replaceState(null, '', '/'));

describe.each(Object.keys(PAGES) as Page[])('a player who sees a round again at the page %s', (page) => {
  it('sees how it ended, as often as they like, and can bet nothing', async () => {
    await open(page);
    await until(() => status().includes('৳11.20'));
    expect(document.body.textContent).toContain('This round of 01/01/2026');
    expect(document.querySelector('[type=submit]')).toBeNull();

    pressed('Watch again');
    await until(() => !status().includes('৳11.20'));
    await until(() => status().includes('৳11.20'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));

    expect(asked.filter((call) => !call.startsWith('GET'))).toEqual([]);
    expect(document.querySelector('header [class*=balance] strong')?.textContent).toBe('৳1,000.00');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(`${window.location.origin}/play/key`);
  });

  it('reads plainly that the studio has it no longer, and goes to the game from there', async () => {
    await open(page, false);
    await until(() => document.querySelector('[role=alert]') !== null);

    expect(document.querySelector('[role=alert]')?.textContent).toContain('is no longer kept');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(`${window.location.origin}/play/key`);
  });
});
