import { button, element, write } from '../element';
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
  const places: Place<Round>[] = [];
  game.subscribe(() => {
    const { rounds } = game.state;
    // The chips stay where they are, and each gets the round before its own: new ones would push the others along.
    for (const [at, round] of rounds.entries()) {
      const place = (places[at] ??= placeIn(list, open));
      if (place.round !== round) show(place, round, texts.entryOf(round));
    }
    for (const { chip } of places.splice(rounds.length)) chip.parentElement?.remove();
    list.hidden = rounds.length === 0;
    empty.hidden = rounds.length > 0;
  });
  return element('section', { class: styles['history'], 'aria-label': texts.label }, list, empty);
}

interface Place<Round> {
  readonly chip: HTMLButtonElement;
  round?: Round;
}

function placeIn<Round>(list: HTMLElement, open: (round: Round) => void): Place<Round> {
  const place: Place<Round> = { chip: button({ class: styles['chip'] }, () => place.round && open(place.round)) };
  list.append(element('li', {}, place.chip));
  return place;
}

function show<Round>(place: Place<Round>, round: Round, { text, label, won }: Entry): void {
  place.round = round;
  write(place.chip, text);
  place.chip.dataset['won'] = String(won);
  place.chip.setAttribute('aria-label', label);
}

/** “won” or “not won”, as it is read out. */
export function outcomeWord(won: boolean): string {
  return translate(won ? 'resultWon' : 'resultLost');
}
