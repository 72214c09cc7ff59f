import { rankOf, rankText, type Suit, suitOf } from '../../src/table/cards';
import { element, svgElement } from '../element';
import type { Skin } from './skin';
import { SUIT_BOX, SUIT_PATHS } from './suits';
import styles from './playing-card.module.css';

/** The face of a card, or without one its back, in what `dressBacks` gave it, as an element that is drawn over the whole of its place. What it is has to be said beside it. */
export function playingCard(card: number | undefined): HTMLElement {
  if (card === undefined) return element('span', { class: `${styles['card']} ${styles['back']}`, 'aria-hidden': 'true' });
  const suit = suitOf(card);
  const rank = svgElement('text', { x: 11, y: 21, class: styles['rank'] });
  rank.textContent = rankText(rankOf(card));
  const face = svgElement(
    'svg',
    { viewBox: '0 0 50 70' },
    rank,
    sign(suit, { x: 4.5, y: 25, size: 13 }),
    sign(suit, { x: 18, y: 38, size: 28 }),
  );
  return element('span', { class: styles['card'], 'data-suit': suit, 'aria-hidden': 'true' }, face);
}

/** A suit alone, as high as the letters around it. */
export function suitSign(suit: Suit): SVGElement {
  return svgElement(
    'svg',
    { viewBox: `0 0 ${SUIT_BOX} ${SUIT_BOX}`, width: '1em', height: '1em', fill: 'currentColor', 'aria-hidden': 'true' },
    sign(suit),
  );
}

function sign(suit: Suit, { x, y, size } = { x: 0, y: 0, size: SUIT_BOX }): SVGPathElement {
  return svgElement('path', { d: SUIT_PATHS[suit], transform: `translate(${x} ${y}) scale(${size / SUIT_BOX})` });
}

/** Gives the backs of all cards within a place the colours and the hero of a title. */
export function dressBacks(place: HTMLElement, { colours, symbols }: Skin): void {
  place.style.setProperty('--back', `url("${symbols['hero']?.art ?? ''}")`);
  place.style.setProperty('--back-dark', colours.top);
  place.style.setProperty('--back-light', colours.middle);
}
