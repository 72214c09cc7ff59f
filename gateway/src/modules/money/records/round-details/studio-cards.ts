import { cardText } from './card-text';

/** As the studio publishes it: each place counts among the cards that are left of a new shoe. */
export function cardsAt(places: readonly number[]): string[] {
  const gone: number[] = [];
  for (const place of places) {
    const before = gone.toSorted((one, other) => one - other);
    gone.push(before.reduce((at, each) => (each <= at ? at + 1 : at), place));
  }
  return gone.map(cardText);
}
