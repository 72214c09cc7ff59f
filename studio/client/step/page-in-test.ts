import { TUNE } from '../testing/heard-notes';

/** A round that waits for its first step, as far as all models tell it. */
export const BEGUN = {
  roundId: '1',
  state: 'playing',
  stake: '1000000',
  raised: '0',
  nonce: 0,
  payout: null,
  balance: '99000000',
  failure: null,
  startedAt: '2026-01-01T00:00:00.000Z',
  steps: [],
  drawn: null,
} as const;

const COLOURS = Object.fromEntries(
  ['top', 'middle', 'low', 'glow', 'hero', 'second', 'pop', 'dark'].map((name) => [name, '#336699']),
);

// What an earlier page listens to on the document would answer the keys of the next one.
const listening: Parameters<typeof document.addEventListener>[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (...what: Parameters<typeof document.addEventListener>) => {
  listening.push(what);
  listen(...what);
};

// What the page waits for passes ten times as fast.
const wait = window.setTimeout.bind(window);
window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 10)) as typeof window.setTimeout;

let lastKept: unknown;

/** What the page kept last of a bet that was not played. */
export const keptBet = () => lastKept;

interface OpenedPage<Body> {
  readonly model: string;
  readonly symbols?: Readonly<Record<string, { readonly name: string; readonly art: string }>>;
  readonly depositUrl?: string;
  /** What the studio answers, as it is on the wire; `body` is there when something was sent. */
  readonly studio: (body: Body | undefined, path: string) => object | Promise<object>;
}

/** The page as the studio serves it, with less motion. @returns the button that bets */
export async function openStepPage<Body>({
  model,
  symbols = {},
  depositUrl,
  studio,
}: OpenedPage<Body>): Promise<HTMLButtonElement> {
  jest.resetModules();
  lastKept = undefined;
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener);
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  window.fetch = async (path, init) => {
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    if (path === '/api/session/bet') lastKept = (body as { bet: unknown }).bet;
    return Response.json(path === '/api/session/bet' ? ok({}) : await studio(body as Body | undefined, String(path)));
  };
  const addresses = { parentOrigin: null, lobbyUrl: null, depositUrl: depositUrl ?? null };
  const boot = { session: 's', gameCode: 'g', model, skin: { colours: COLOURS, symbols, tune: TUNE }, ...addresses };
  document.documentElement.lang = 'en';
  document.head.innerHTML = `<title>A game</title><script type="application/json" id="boot">${JSON.stringify(boot)}</script>`;
  await import('./main');
  await until(() => document.querySelector('[type=submit]') !== null);
  return document.querySelector('[type=submit]') as HTMLButtonElement;
}

/** An answer that is as it should be. */
export const ok = (value: object) => ({ success: true, value });

/** How often something is looked for: a hint is counted for seconds on a busy machine. */
const MOST_LOOKS = 2_000;

export async function until(seen: () => boolean): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS && !seen(); looks += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen()).toBe(true);
}
