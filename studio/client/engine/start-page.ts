import { button, element } from '../element';
import type { HostFrame } from '../host/host-frame';
import { translate, translateProblem } from '../messages/translate';
import { CallError } from '../studio/studio-calls';
import { fontOf } from './paint';
import { backToGame } from './replay-bar';
import styles from './table.module.css';

const LETTERS_WITHIN_MS = 3_000;

interface Page {
  readonly host: HostFrame;
  readonly name: string;
  /** What lies behind everything. */
  readonly backdrop: () => HTMLElement;
  /** Opens the session and draws the game. @throws CallError */
  readonly open: () => Promise<void>;
}

/** Shows that the game is opening, then the game, or why it cannot be opened and what to do. */
export async function startPage(page: Page): Promise<void> {
  const { backdrop, open } = page;
  document.body.replaceChildren(backdrop(), waitingMessage());
  try {
    await open();
  } catch (error) {
    renderFailure(page, error instanceof CallError ? error.code : 'unknown');
  }
}

/** Words that stand in the middle move when their letters change: these come with letters that stay. */
function waitingMessage(): HTMLElement {
  const text = translate('loading');
  const message = element('p', { class: styles['message'], role: 'status' }, text);
  if (!('fonts' in document)) return message;
  message.hidden = true;
  const show = () => (message.hidden = false);
  // On a slow line the letters of the device are better than nothing.
  setTimeout(show, LETTERS_WITHIN_MS);
  void document.fonts.load(fontOf(16, 400), text).then(show, show);
  return message;
}

function renderFailure(page: Page, code: string): void {
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
