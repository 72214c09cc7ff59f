import { button, element } from '../element';
import { translate } from '../messages/translate';
import styles from './history.module.css';

interface PlayedTable<Round> {
  readonly state: { readonly rounds: readonly Round[] };
  subscribe(draw: () => void): void;
}

/** How a round stands in the row of past ones. */
export interface Entry {
  readonly text: string;
  readonly label: string;
  readonly won: boolean;
}

interface HistoryTexts<Round> {
  readonly label: string;
  readonly empty: string;
  readonly entryOf: (round: Round) => Entry;
}

/** The last rounds, newest first; each opens what there is to know of it. */
export function history<Round>(game: PlayedTable<Round>, texts: HistoryTexts<Round>, open: (round: Round) => void): HTMLElement {
  const list = element('ol', { class: styles['list'], tabindex: 0, 'aria-label': texts.label });
  const empty = element('p', { class: styles['empty'] }, texts.empty);
  let drawn: readonly Round[] | undefined;
  game.subscribe(() => {
    const { rounds } = game.state;
    if (rounds === drawn) return;
    drawn = rounds;
    list.replaceChildren(
      ...rounds.map((round) =>
        element(
          'li',
          {},
          chip(texts.entryOf(round), () => open(round)),
        ),
      ),
    );
    list.hidden = rounds.length === 0;
    empty.hidden = rounds.length > 0;
  });
  return element('section', { class: styles['history'], 'aria-label': texts.label }, list, empty);
}

function chip({ text, label, won }: Entry, open: () => void): HTMLElement {
  return button({ class: styles['chip'], 'data-won': String(won), 'aria-label': label }, open, text);
}

/** “won” or “not won”, as it is read out. */
export function outcomeWord(won: boolean): string {
  return translate(won ? 'resultWon' : 'resultLost');
}
