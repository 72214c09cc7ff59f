import {
  BEST_TOTAL,
  type BlackjackTable,
  type Card,
  type Hand,
  handEnd,
  isBlackjack,
  totalOf,
} from '../../../src/steps/blackjack/blackjack';
import { cardText } from '../../../src/table/cards';
import { translate } from '../../messages/translate';

/** What cards come to: soft where an ace counts 11 beside others. */
export function totalText(cards: readonly Card[]): string {
  const { total, soft } = totalOf(cards);
  return soft && total < BEST_TOTAL && cards.length > 1 ? translate('blackjack.soft', { total: String(total) }) : String(total);
}

function cardsText(cards: readonly Card[]): string {
  return cards.map((card) => (card === null ? translate('blackjack.faceDown') : cardText(card))).join(' ');
}

/** Which hand it is, where there are several. */
function nameOf({ hands }: BlackjackTable, at: number): string {
  return hands.length > 1
    ? translate('blackjack.handOf', { hand: String(at + 1), hands: String(hands.length) })
    : translate('blackjack.you');
}

function handText(table: BlackjackTable, hand: Hand, at: number): string {
  return `${nameOf(table, at)}: ${cardsText(hand.cards)}, ${totalText(hand.cards)}`;
}

/** While a round goes on: the hand whose turn it is, each card and its total, and what the dealer shows. */
export function goesOnText(table: BlackjackTable | undefined): string {
  if (!table) return translate('blackjack.running');
  const { hands, active, dealer, allowed } = table;
  const at = Math.min(active, hands.length - 1);
  const shows = translate('blackjack.dealerShows', { cards: cardsText(dealer.slice(0, 1)) });
  const asks = allowed.includes('insure') ? `. ${translate('blackjack.insuranceAsked')}` : '';
  return `${hands[at] ? `${handText(table, hands[at], at)}. ` : ''}${shows}${asks}`;
}

/** Everything on the table, for who does not see it. */
export function tableText(table: BlackjackTable | undefined): string {
  if (!table) return translate('blackjack.empty');
  const { dealer } = table;
  const total = dealer.includes(null) ? '' : `, ${totalText(dealer)}`;
  return [
    `${translate('blackjack.dealer')}: ${cardsText(dealer)}${total}`,
    ...table.hands.map((hand, at) => handText(table, hand, at)),
  ].join('. ');
}

/** How a hand ended, in a word or two. */
export function endText(table: BlackjackTable, hand: Hand): string {
  return translate(`blackjack.end.${handEnd(table, hand)}`);
}

/** How a round ended: the dealer's cards, then hand by hand. */
export function cameOutText(table: BlackjackTable | undefined): string {
  if (!table) return '';
  const { dealer, hands, insured } = table;
  const theirs = isBlackjack(dealer) ? translate('blackjack.end.blackjack') : totalText(dealer);
  const mine = hands.map((hand, at) => `${handText(table, hand, at)}, ${endText(table, hand)}`);
  const insurance =
    insured === true ? [translate(isBlackjack(dealer) ? 'blackjack.insurancePaid' : 'blackjack.insuranceLost')] : [];
  return [`${translate('blackjack.dealer')}: ${cardsText(dealer)}, ${theirs}`, ...mine, ...insurance].join('. ');
}
