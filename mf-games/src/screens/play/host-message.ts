import type { RefObject } from 'react';
import type { GamePanel } from './game-message';

/** What the bar above a game shows, so that the game need not. */
const SHOWN_BY_HOST = ['title', 'exit', 'balance', 'deposit', 'session', 'rules', 'connection'] as const;

/** What we tell a game. */
type HostMessage =
  | { type: 'host.balance-changed' }
  | { type: 'host.frame'; shows: readonly string[]; theme: 'dark' | 'light'; minimized: boolean }
  | { type: 'host.open'; panel: GamePanel };

/** Tells the game at `url`, and nobody else that its frame may have gone to. */
export function tellGame(frame: RefObject<HTMLIFrameElement | null>, url: string, message: HostMessage): void {
  frame.current?.contentWindow?.postMessage(message, new URL(url).origin);
}

/** How its frame stands now. */
export function frameMessage(minimized: boolean): HostMessage {
  return { type: 'host.frame', shows: SHOWN_BY_HOST, theme: shownTheme(), minimized };
}

/**
 * The same for the first moment, behind the `#`, where a game may find it and no vendor's server or signature meets it. `facts=host` is for
 * games that know no more than that.
 */
export function withFrameParams(url: string): string {
  return url.includes('#') ? url : `${url}#theme=${shownTheme()}&facts=host&shows=${SHOWN_BY_HOST.join(',')}`;
}

function shownTheme(): 'dark' | 'light' {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark';
}
