import type { LaunchData } from '../boot';
import { applyHostParts, applyMinimized, applyTheme } from './host-settings';

/** What the game tells the page around it. Amounts are digits in units (currency × 100 000). */
export type StudioMessage =
  | {
      readonly type: 'studio.ready';
      readonly gameCode: string;
      readonly demo: boolean;
      readonly currency: string;
      /** What the page around it can have opened with `host.open`. */
      readonly panels: readonly Panel[];
    }
  | { readonly type: 'studio.balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'studio.round-started'; readonly roundId: string; readonly stake: string }
  | {
      readonly type: 'studio.round-settled';
      readonly roundId: string;
      readonly state: RoundEnd;
      readonly stake: string;
      readonly payout: string;
    }
  | { readonly type: 'studio.connection'; readonly state: Connection }
  | { readonly type: 'studio.exit' }
  | { readonly type: 'studio.deposit' };

/** How a round is over for the page: `refused` took nothing, and one that is `unknown` ends without this game, which can follow it no longer. */
export type RoundEnd = 'settled' | 'rolled_back' | 'refused' | 'unknown';

/** Whether the studio's server could be reached. */
type Connection = 'ok' | 'lost';

const PANELS = ['rules', 'fairness'] as const;
/** A sheet of the game. */
export type Panel = (typeof PANELS)[number];

/** The operator's page around the frame. It is addressed by its exact origin and nothing else is listened to. */
export class HostFrame {
  private connection: Connection = 'ok';

  constructor(private readonly boot: LaunchData) {}

  get canDeposit(): boolean {
    return this.isFramed || this.boot.depositUrl !== null;
  }

  get canExit(): boolean {
    return this.isFramed || this.boot.lobbyUrl !== null;
  }

  send(message: StudioMessage): void {
    if (this.isFramed && this.boot.parentOrigin) window.parent.postMessage(message, this.boot.parentOrigin);
  }

  /** Says it when it changed. */
  reportConnection(state: Connection): void {
    if (state === this.connection) return;
    this.connection = state;
    this.send({ type: 'studio.connection', state });
  }

  exit(): void {
    if (this.isFramed) this.send({ type: 'studio.exit' });
    else if (this.boot.lobbyUrl) window.location.assign(this.boot.lobbyUrl);
  }

  deposit(): void {
    if (this.isFramed) this.send({ type: 'studio.deposit' });
    else if (this.boot.depositUrl) window.open(this.boot.depositUrl, '_blank', 'noopener');
  }

  onBalanceChanged(refetch: () => void): void {
    this.onMessage('host.balance-changed', refetch);
  }

  /** The page around the game has one of its sheets opened. */
  onOpen(open: (panel: Panel) => void): void {
    this.onMessage('host.open', ({ panel }) => {
      const known = PANELS.find((each) => each === panel);
      if (known) open(known);
    });
  }

  /** Follows what the page around the game shows, its theme, and whether the game is in a mini-player. */
  followFrame(): void {
    this.onMessage('host.frame', ({ shows, theme, minimized }) => {
      applyHostParts(Array.isArray(shows) ? shows : []);
      applyTheme(theme);
      applyMinimized(minimized === true);
    });
  }

  private onMessage(type: string, handle: (message: Readonly<Record<string, unknown>>) => void): void {
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.origin !== this.boot.parentOrigin || event.source !== window.parent) return;
      if (typeof event.data !== 'object' || event.data === null) return;
      const message = event.data as Readonly<Record<string, unknown>>;
      if (message['type'] === type) handle(message);
    });
  }

  private get isFramed(): boolean {
    return window.parent !== window && this.boot.parentOrigin !== null;
  }
}
