import { element } from '../element';
import layout from './round.module.css';

/** The sign of the currency has a file of its own, and no font of ours has the signs of suits. */
const RARE = '৳♠♥♦♣';

/** Letters that a page may show only within a round, so that the browser looks for them before. Letters that come late have everything baked anew. */
export function warmLetters(): HTMLElement {
  return element('span', { class: layout['heard'], 'aria-hidden': 'true' }, RARE);
}
