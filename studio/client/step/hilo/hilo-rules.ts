import { type Guess, GUESSES, hiLoPay, hiLoReturn, lowestHiLoReturn, MOST_GUESSES, MOST_SKIPS } from '../../../src/steps/hilo';
import { percentOf, written } from '../../../src/models/fraction';
import { RANKS } from '../../../src/table/cards';
import { SUITS } from '../../../src/table/cards';
import { oddsTable } from '../../engine/odds-table';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { StepGame } from '../step-game';
import { guessText, type PlayedHiLo, ranksOf } from './hilo-round';
import { chanceOfGuess } from './hilo-round';
import { waysOf } from '../../../src/steps/hilo';

/** The odds of the first guess on each card; those of later ones follow by multiplying. */
export function hiLoRules({ money, limits }: StepGame<PlayedHiLo>) {
  const { returns } = lowestHiLoReturn();
  const counts = { skips: String(MOST_SKIPS), guesses: String(MOST_GUESSES) };
  return {
    intro: translate('hilo.rules', counts),
    facts: [
      [translate('rulesReturn'), translate('hilo.returnRange', { percent: percentOf(returns), exact: written(returns) })],
      [translate('rulesMaxWin'), translate('hilo.largest', { amount: money.format(limits.maxWin), ...counts })],
      [translate('rulesInterrupted'), `${translate('hilo.abandoned')} ${translate('rulesInterruptedValue')}`],
    ] as const,
    below: [oddsTable(translate('hilo.table'), heads(), rows())],
  };
}

function heads(): string[] {
  return (['step.card', 'table.bet', 'multiplier', 'table.hits', 'table.return'] as const).map((id) => translate(id));
}

function rows(): string[][] {
  const ranks = Array.from({ length: RANKS }, (_, at) => at * SUITS.length);
  return ranks.flatMap((card) => GUESSES.map((guess) => row(card, guess)));
}

function row(card: number, guess: Guess): string[] {
  const ways = [waysOf(card, guess)];
  const name = ranksOf(card, card === 0 ? 'lower' : 'higher').split('–')[0] ?? '';
  const chance = `${(chanceOfGuess(card, guess) * 100).toFixed(2)}%`;
  return [
    name,
    `${guessText(card, guess)} (${ranksOf(card, guess)})`,
    shortTimes(hiLoPay(ways)),
    chance,
    `${percentOf(hiLoReturn(ways))}%`,
  ];
}
