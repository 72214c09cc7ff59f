import { colourOf, numbersOf, roulette } from '../../../src/table/roulette';
import { element } from '../../element';
import { oddsText } from '../odds';
import type { SpotMaker } from '../table-play';
import styles from './roulette.module.css';
import { spotText } from './spot-text';

/** The middle of a spot and its size, in cells: the layout is fourteen long and five wide, with zero at its left end. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the rows of numbers end, and dozens begin. */
const ROWS = 3;
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];
const LINE: Pick<Place, 'w' | 'h'> = { w: 0, h: 0 };

/** The layout of roulette: lying on a wide window, standing on a phone. */
export function rouletteFelt(spot: SpotMaker): HTMLElement {
  const felt = element('div', { class: styles['layout'] });
  for (const id of roulette.spots) {
    const made = spot(
      id,
      ...(isCell(id)
        ? [element('span', { class: styles['text'] }, id.startsWith('column') ? oddsText(roulette, id) : spotText(id))]
        : []),
    );
    const { x, y, w, h } = placeOf(id);
    made.classList.add(styles[isCell(id) ? 'cell' : 'line'] ?? '');
    if (isNumber(id)) made.dataset['colour'] = colourOf(Number(id));
    else if (id === 'red' || id === 'black') made.dataset['colour'] = id;
    for (const [name, value] of Object.entries({ x, y, w, h })) made.style.setProperty(`--${name}`, String(value));
    felt.append(made);
  }
  return felt;
}

const isNumber = (id: string) => /^\d+$/.test(id);
/** Whether a spot has a cell of its own; the others lie on lines and corners. */
const isCell = (id: string) => isNumber(id) || /^[a-z]/.test(id);

function placeOf(id: string): Place {
  const [word = '', which = 1] = id.split('-');
  if (id === '0') return { x: 0.5, y: ROWS / 2, w: 1, h: ROWS };
  if (word === 'dozen') return { x: 4 * Number(which) - 1, y: ROWS + 0.5, w: 4, h: 1 };
  if (word === 'column') return { x: 13.5, y: ROWS + 0.5 - Number(which), w: 1, h: 1 };
  if (EVENS.includes(id)) return { x: 2 * EVENS.indexOf(id) + 2, y: ROWS + 1.5, w: 2, h: 1 };
  return isNumber(id) ? { ...cellOf(Number(id)), w: 1, h: 1 } : lineOf(numbersOf(id));
}

function cellOf(number: number): { readonly x: number; readonly y: number } {
  return { x: Math.ceil(number / 3) + 0.5, y: ROWS - 0.5 - ((number - 1) % 3) };
}

/** Between the cells of two or four numbers; rows of three and six at their outer end; what zero is part of at its edge. */
function lineOf(numbers: readonly number[]): Place {
  const cells = numbers.filter((number) => number > 0).map(cellOf);
  const middle = (of: 'x' | 'y') => cells.reduce((sum, cell) => sum + cell[of], 0) / cells.length;
  const withZero = numbers[0] === 0;
  const outer = numbers.length === 6 || (numbers.length === 3 && !withZero) || (numbers.length === 4 && withZero);
  return { x: withZero ? 1 : middle('x'), y: outer ? ROWS : middle('y'), ...LINE };
}
