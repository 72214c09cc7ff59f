import { cardsAt, DECK, placesOf, rankOf, suitOf } from './cards';
import type { TableRules } from './table-rules';

export const DRAGON_TIGER_DECKS = 8;
const SHOE = DRAGON_TIGER_DECKS * DECK;
/** Cards of the same rank that are left beside one, and those of its suit too. */
const ALIKE = DRAGON_TIGER_DECKS * 4 - 1;
const SAME = DRAGON_TIGER_DECKS - 1;

/** What comes back, in hundredths: at a tie half of what lies on either side. */
const BACK = { side: 200, halved: 50, tie: 1_200, suited: 5_100 } as const;

type End = 'dragon' | 'tiger' | 'tie' | 'suited-tie';

/** The cards of dragon and tiger. */
export function duelOf(drawn: readonly number[]): readonly [dragon: number, tiger: number] {
  const [dragon = 0, tiger = 0] = cardsAt(drawn);
  return [dragon, tiger];
}

/** Who has the higher card; the ace is the lowest. */
export function duelEnd(drawn: readonly number[]): End {
  const [dragon, tiger] = duelOf(drawn);
  const ahead = rankOf(dragon) - rankOf(tiger);
  if (ahead !== 0) return ahead > 0 ? 'dragon' : 'tiger';
  return suitOf(dragon) === suitOf(tiger) ? 'suited-tie' : 'tie';
}

const [ACE, OTHER_ACE, KING] = [0, 1, DECK - 1];
const ended = (cards: readonly number[], beside: number) => ({
  drawn: placesOf(cards),
  ways: BigInt(SHOE) * BigInt(beside),
});

/** One card each from a new shoe of eight decks: the higher wins. */
export const dragonTiger: TableRules = {
  id: 'dragon-tiger-1',
  spots: ['dragon', 'tiger', 'tie', 'suited-tie'],
  next: ({ length }) => (length < 2 ? SHOE - length : undefined),
  comesBack(spot, drawn) {
    const end = duelEnd(drawn);
    const tied = end === 'tie' || end === 'suited-tie';
    if (spot === 'suited-tie') return end === spot ? BACK.suited : 0;
    if (spot === 'tie') return tied ? BACK.tie : 0;
    if (tied) return BACK.halved;
    return spot === end ? BACK.side : 0;
  },
  cases: [
    ended([KING, ACE], (SHOE - 1 - ALIKE) / 2),
    ended([ACE, KING], (SHOE - 1 - ALIKE) / 2),
    ended([ACE, OTHER_ACE], ALIKE - SAME),
    ended([ACE, ACE], SAME),
  ],
};
