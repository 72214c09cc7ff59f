import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { translate, translateProblem } from '../messages/translate';
import { CallError } from '../studio/studio-calls';
import { fontOf } from './paint';
import { backToGame } from './replay-bar';
import styles from './table.module.css';

const LETTERS_WITHIN_MS = 3_000;

interface Page<Opened> {
  readonly host: HostFrame;
  readonly name: string;
  /** What lies behind everything. */
  readonly backdrop: () => HTMLElement;
  /** Opens the session. @throws CallError */
  readonly open: () => Promise<Opened>;
  readonly draw: (opened: Opened) => Promise<void> | void;
}

/** Shows that the game is opening, then the game, or why it cannot be opened and what to do. Nothing is drawn before its letters have come: it would move. */
export async function startPage<Opened>(page: Page<Opened>): Promise<void> {
  const { backdrop, open, draw } = page;
  const letters = lettersCome();
  document.body.replaceChildren(backdrop(), waitingMessage(letters));
  try {
    const [opened] = await Promise.all([open(), letters]);
    await draw(opened);
  } catch (error) {
    renderFailure(page, error instanceof CallError ? error.code : 'unknown');
  }
}

/** On a slow line the letters of the device are better than nothing. */
async function lettersCome(): Promise<void> {
  if (!('fonts' in document)) return;
  const late = new Promise((resolve) => setTimeout(resolve, LETTERS_WITHIN_MS));
  // A font that cannot be had is not waited for.
  await Promise.race([late, document.fonts.load(fontOf(16, 400), `${translate('loading')} A0৳`).catch(() => [])]);
}

function waitingMessage(letters: Promise<void>): HTMLElement {
  const message = element('p', { class: styles['message'], role: 'status' }, translate('loading'));
  message.hidden = true;
  void letters.then(() => (message.hidden = false));
  return message;
}

function renderFailure<Opened>(page: Page<Opened>, code: string): void {
  const { host, name, backdrop } = page;
  const acts: Readonly<Record<string, () => HTMLElement | false>> = {
    'session.ended': () => host.canExit && button({ class: styles['act'] }, () => host.exit(), translate('exit')),
    'round.unknown': () => backToGame(),
  };
  const retry = () => button({ class: styles['act'] }, () => void startPage(page), translate('retry'));
  const act = (acts[code] ?? retry)();
  document.body.replaceChildren(
    backdrop(),
    element(
      'main',
      { class: styles['message'] },
      element('h1', {}, name),
      element('p', { role: 'alert' }, translateProblem(code)),
      act,
    ),
  );
}
