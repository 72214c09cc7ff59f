import { rankOf, rankText, suitOf } from '../../src/table/cards';
import { element } from '../element';
import type { Skin } from './skin';
import styles from './playing-card.module.css';

const SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

/** The face of a card, or without one its back, in what `dressBacks` gave it, as an element that is drawn over the whole of its place. What it is has to be said beside it. */
export function playingCard(card: number | undefined): HTMLElement {
  if (card === undefined) return element('span', { class: `${styles['card']} ${styles['back']}`, 'aria-hidden': 'true' });
  const suit = suitOf(card);
  return element(
    'span',
    { class: styles['card'], 'data-suit': suit, 'aria-hidden': 'true' },
    element('span', { class: styles['corner'] }, rankText(rankOf(card)), element('span', {}, SIGNS[suit])),
    element('span', { class: styles['sign'] }, SIGNS[suit]),
  );
}

/** Gives the backs of all cards within a place the colours and the hero of a title. */
export function dressBacks(place: HTMLElement, { colours, symbols }: Skin): void {
  place.style.setProperty('--back', `url("${symbols['hero']?.art ?? ''}")`);
  place.style.setProperty('--back-dark', colours.top);
  place.style.setProperty('--back-light', colours.middle);
}
