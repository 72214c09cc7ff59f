import { button, element } from '../element';
import { translate } from '../messages/translate';
import { chipOf } from './chips';
import { moveByArrows } from '../engine/move-by-arrows';
import { oddsText } from './odds';
import styles from './table.module.css';
import type { TableGame } from './table-game';
import type { TableParts, TablePlay } from './table-play';

/** The spots of a table: a press lays a chip, and what lies on each is seen and read out. */
export function felt(play: TablePlay, { game, skin }: TableParts): HTMLElement {
  const spots: HTMLElement[] = [];
  const make = (spot: string, ...content: (Node | string)[]) => {
    const made = spotButton(game, play, { spot, name: play.nameOf(spot, skin), content });
    spots.push(made);
    return made;
  };
  const layout = play.felt(make, skin);
  layout.setAttribute('role', 'group');
  layout.setAttribute('aria-label', translate('table.felt'));
  // Of all spots at once: an attribute of each would have a hundred and fifty styled anew.
  game.subscribe(() => layout.setAttribute('aria-disabled', String(game.state.phase !== 'idle')));
  moveByArrows(layout, spots);
  return element('div', { class: styles['felt'] }, layout);
}

interface SpotParts {
  readonly spot: string;
  readonly name: string;
  readonly content: readonly (Node | string)[];
}

function spotButton(game: TableGame, { rules }: TablePlay, { spot, name, content }: SpotParts): HTMLElement {
  const odds = oddsText(rules, spot);
  const made = button({ class: styles['spot'], 'data-spot': spot }, () => game.lay(spot), ...content);
  made.addEventListener('keydown', ({ key }) => {
    if (key === 'Delete' || key === 'Backspace') game.lift(spot);
  });
  let chip: HTMLElement | undefined;
  let shown: bigint | undefined;
  game.subscribe(() => {
    const { laid, shownRound } = game.state;
    const amount = laid.get(spot);
    mark(made, shownRound?.drawn ? outOf(rules.comesBack(spot, shownRound.drawn), amount !== undefined) : undefined);
    if (amount === shown && made.hasAttribute('aria-label')) return;
    shown = amount;
    chip?.remove();
    chip = amount === undefined ? undefined : chipOf(amount, game.chips);
    if (chip) made.append(chip);
    // An attribute and no `:has`: the browser would look through all spots anew whenever one of them changes.
    made.toggleAttribute('data-laid', chip !== undefined);
    const laidText = amount === undefined ? '' : game.money.format(amount);
    made.setAttribute(
      'aria-label',
      translate(amount === undefined ? 'table.spot' : 'table.spotLaid', { name, odds, amount: laidText }),
    );
  });
  return made;
}

/** Of a hundred and fifty spots most lose with nothing on them: whoever marks them has all of them styled anew. */
function outOf(back: number, laid: boolean): string | undefined {
  if (back > 0) return back > 100 ? 'won' : 'back';
  return laid ? 'lost' : undefined;
}

function mark(made: HTMLElement, out: string | undefined): void {
  if (made.dataset['out'] === out) return;
  if (out) made.dataset['out'] = out;
  else delete made.dataset['out'];
}
