import type { BootData } from '../boot';

/** What the game tells the page around it. Amounts are digits in units (currency × 100 000). */
export type StudioMessage =
  | { readonly type: 'studio.ready'; readonly gameCode: 'dice'; readonly demo: boolean; readonly currency: string }
  | { readonly type: 'studio.balance'; readonly balance: string; readonly currency: string }
  | { readonly type: 'studio.round-started'; readonly roundId: string; readonly stake: string }
  | {
      readonly type: 'studio.round-settled';
      readonly roundId: string;
      readonly state: 'settled' | 'rolled_back' | 'refused';
      readonly stake: string;
      readonly payout: string;
    }
  | { readonly type: 'studio.exit' }
  | { readonly type: 'studio.deposit' };

/** The operator's page around the frame. It is addressed by its exact origin and nothing else is listened to. */
export class HostFrame {
  constructor(private readonly boot: BootData) {}

  get canDeposit(): boolean {
    return this.isFramed || this.boot.depositUrl !== null;
  }

  get canExit(): boolean {
    return this.isFramed || this.boot.lobbyUrl !== null;
  }

  send(message: StudioMessage): void {
    if (this.isFramed && this.boot.parentOrigin) window.parent.postMessage(message, this.boot.parentOrigin);
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
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (event.origin !== this.boot.parentOrigin || event.source !== window.parent) return;
      if ((event.data as { type?: unknown } | null)?.type === 'host.balance-changed') refetch();
    });
  }

  private get isFramed(): boolean {
    return window.parent !== window && this.boot.parentOrigin !== null;
  }
}
