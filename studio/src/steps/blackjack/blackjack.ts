import type { NextSize } from '../../draws/below';
import { DECK, rankOf } from '../../table/cards';

export const ACTS = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;
export type Act = (typeof ACTS)[number];

/** What the player did in a round, as its steps have it. */
export interface BlackjackStep {
  readonly act: Act;
}

/** A card by its number; null while it lies face down. */
export type Card = number | null;

export interface Hand {
  readonly cards: readonly Card[];
  /** Which draw brought each card, from 0. */
  readonly draws: readonly number[];
  readonly doubled: boolean;
  readonly stands: boolean;
}

export interface BlackjackTable {
  readonly dealer: readonly Card[];
  readonly dealerDraws: readonly number[];
  readonly hands: readonly Hand[];
  /** The place of the hand whose turn it is; as many as there are once none is left. */
  readonly active: number;
  /** Whether insurance was taken; undefined where it was not offered, or is not answered yet. */
  readonly insured: boolean | undefined;
  /** What may be done now; nothing once all is decided. */
  readonly allowed: readonly Act[];
  /** How many cards were drawn. */
  readonly used: number;
}

export const MOST_HANDS = 4;
/** Where the dealer's card that lies face down comes among those that are drawn. */
export const HOLE = 3;
export const BEST_TOTAL = 21;
export const DEALER_STANDS_ON = 17;
const TEN = 10;
const ACE_COUNTS_MORE = 10;
/** What is paid, stakes included, in halves of the stake. */
const PAYS = { blackjack: 5n, win: 4n, push: 2n, insurance: 3n } as const;
/** What acts cost, in halves of the stake. */
const COSTS: Readonly<Partial<Record<Act, bigint>>> = { double: 2n, split: 2n, insure: 1n };

/** The most that a round can pay, in halves of the stake: as many hands as can be, all of them doubled and won. */
export const TOP_HALVES = BigInt(MOST_HANDS) * 2n * PAYS.win;

/** 1 for an ace, 10 for ten, jack, queen and king. */
export function valueOf(card: Card): number {
  return card === null ? 0 : Math.min(rankOf(card), TEN);
}

/** What cards count: an ace is 11 where that is not too much, and the total is soft then. */
export function totalOf(cards: readonly Card[]): { readonly total: number; readonly soft: boolean } {
  const least = cards.reduce<number>((sum, card) => sum + valueOf(card), 0);
  const soft = least + ACE_COUNTS_MORE <= BEST_TOTAL && cards.some((card) => valueOf(card) === 1);
  return { total: soft ? least + ACE_COUNTS_MORE : least, soft };
}

/** Whether two cards are a blackjack, which two cards of a split hand never are. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && totalOf(cards).total === BEST_TOTAL;
}

/** What an act costs besides the stake, in halves of it. */
export function costInHalves(act: Act): bigint {
  return COSTS[act] ?? 0n;
}

/** What lies on the table after these acts. One that may not be taken counts for nothing. Undefined where there are not enough cards. */
export function tableAfter(drawn: readonly Card[], acts: readonly Act[]): BlackjackTable | undefined {
  const dealing = new Dealing(drawn);
  for (const act of acts) dealing.take(act);
  return dealing.table;
}

/** The table once the round is over. What was left undecided is decided so: no insurance, and every hand stands. */
export function tableAtEnd(drawn: readonly Card[], acts: readonly Act[]): BlackjackTable | undefined {
  const dealing = new Dealing(drawn);
  for (const act of acts) dealing.take(act);
  dealing.end();
  return dealing.table;
}

/** Each card is one of a whole deck, whatever came before; as many are drawn as the round needs. */
export function cardSizes(acts: readonly Act[]): NextSize {
  return (drawn) => (tableAtEnd(drawn, acts) ? undefined : DECK);
}

/** What the player may see after these acts: all cards that were dealt, the dealer's second one face down. */
export function cardsShown(drawn: readonly number[], acts: readonly Act[]): readonly Card[] {
  const { used = 0 } = tableAfter(drawn, acts) ?? {};
  return drawn.slice(0, used).map((card, at) => (at === HOLE ? null : card));
}

/** What a table at its end pays, in halves of the stake. */
export function paysInHalves(table: BlackjackTable): bigint {
  const insurance = table.insured === true && isBlackjack(table.dealer) ? PAYS.insurance : 0n;
  return table.hands.reduce((sum, hand) => sum + handPays(table, hand), insurance);
}

export type HandEnd = 'blackjack' | 'win' | 'push' | 'lose' | 'bust';

/** How a hand ended. */
export function handEnd({ dealer, hands }: BlackjackTable, { cards }: Hand): HandEnd {
  const natural = hands.length === 1 && isBlackjack(cards);
  if (isBlackjack(dealer)) return natural ? 'push' : 'lose';
  if (natural) return 'blackjack';
  const [mine, theirs] = [totalOf(cards).total, totalOf(dealer).total];
  if (mine > BEST_TOTAL) return 'bust';
  if (theirs > BEST_TOTAL || mine > theirs) return 'win';
  return mine === theirs ? 'push' : 'lose';
}

/** What a hand at the end of a round pays, in halves of the stake. */
export function handPays(table: BlackjackTable, hand: Hand): bigint {
  const end = handEnd(table, hand);
  if (end === 'lose' || end === 'bust') return 0n;
  return PAYS[end] * (hand.doubled ? 2n : 1n);
}

/** Deals a round from cards in the order in which they are drawn: the player's first, the dealer's first, the player's second, the dealer's second, and then each as it is needed. */
class Dealing {
  private readonly dealer = newHand();
  private readonly hands = [newHand()];
  private active = 0;
  private insured: boolean | undefined;
  private used = 0;

  constructor(private readonly drawn: readonly Card[]) {
    for (const to of [...this.hands, this.dealer, ...this.hands, this.dealer]) this.draw(to);
    this.passOn();
  }

  get table(): BlackjackTable | undefined {
    const { hands, active, insured, allowed, used } = this;
    const { cards: dealer, draws: dealerDraws } = this.dealer;
    return used > this.drawn.length ? undefined : { dealer, dealerDraws, hands, active, insured, allowed, used };
  }

  take(act: Act): void {
    const hand = this.hands[this.active];
    if (!this.allowed.includes(act)) return;
    if (act === 'insure' || act === 'decline') this.insured = act === 'insure';
    else if (hand) this.play(hand, act);
    this.passOn();
  }

  end(): void {
    for (let act = this.leastAct(); act; act = this.leastAct()) this.take(act);
    if (isBlackjack(this.dealer.cards) || this.hands.every((hand) => this.needsNoDealer(hand))) return;
    while (totalOf(this.dealer.cards).total < DEALER_STANDS_ON) this.draw(this.dealer);
  }

  private get allowed(): readonly Act[] {
    if (valueOf(this.dealer.cards[0] ?? null) === 1 && this.insured === undefined) return ['insure', 'decline'];
    const hand = this.hands[this.active];
    if (!hand || isBlackjack(this.dealer.cards)) return [];
    const isPair = hand.cards.length === 2 && valueOf(hand.cards[0] ?? null) === valueOf(hand.cards[1] ?? null);
    return [
      'hit',
      'stand',
      ...(hand.cards.length === 2 ? (['double'] as const) : []),
      ...(isPair && this.hands.length < MOST_HANDS ? (['split'] as const) : []),
    ];
  }

  private leastAct(): Act | undefined {
    const { allowed } = this;
    return allowed.includes('decline') ? 'decline' : allowed.find((act) => act === 'stand');
  }

  private play(hand: OpenHand, act: Act): void {
    if (act === 'stand') hand.stands = true;
    else if (act === 'split') this.hands.splice(this.active, 1, half(hand, 0), half(hand, 1));
    else {
      hand.doubled = act === 'double';
      this.draw(hand);
    }
  }

  /** To the next hand that has something to decide. A hand of one card, which it is after a split, gets its second card once it is its turn; an ace gets no more. */
  private passOn(): void {
    for (let hand = this.hands[this.active]; hand; hand = this.hands[this.active]) {
      const isHalf = hand.cards.length === 1;
      if (isHalf) this.draw(hand);
      const ofAces = isHalf && valueOf(hand.cards[0] ?? null) === 1;
      hand.stands ||= ofAces || hand.doubled || totalOf(hand.cards).total >= BEST_TOTAL;
      if (!hand.stands) return;
      this.active += 1;
    }
  }

  /** Too much is lost, and a blackjack is paid, whatever the dealer has. */
  private needsNoDealer({ cards }: Hand): boolean {
    return totalOf(cards).total > BEST_TOTAL || (this.hands.length === 1 && isBlackjack(cards));
  }

  /** Where there is no card left, any: the table is not told then. */
  private draw(hand: OpenHand): void {
    hand.cards.push(this.used < this.drawn.length ? (this.drawn[this.used] ?? null) : 0);
    hand.draws.push(this.used);
    this.used += 1;
  }
}

interface OpenHand {
  readonly cards: Card[];
  readonly draws: number[];
  doubled: boolean;
  stands: boolean;
}

function newHand(): OpenHand {
  return { cards: [], draws: [], doubled: false, stands: false };
}

/** A hand of one of the two cards of a pair. */
function half({ cards, draws }: OpenHand, at: 0 | 1): OpenHand {
  return { ...newHand(), cards: cards.slice(at, at + 1), draws: draws.slice(at, at + 1) };
}
