import { payoutOf } from '../../../src/instant/stakes';
import { limitsOf } from '../../../src/money/currencies';
import { GUESSES, hiLoPay, lowestHiLoReturn, maySkip, MOST_SKIPS, payAfter } from '../../../src/steps/hilo';
import { cardText } from '../../../src/table/cards';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { StepPlay } from '../step-play';
import { hiLoBoard } from './hilo-board';
import { chanceOfGuess, guessText, type PlayedHiLo, stateOf } from './hilo-round';
import { hiLoRules } from './hilo-rules';

/** Higher or lower: two guesses, a skip, and the button that takes what the round has come to. */
export const hiLoPlay: StepPlay<PlayedHiLo> = {
  model: 'hilo-1',
  first: undefined,
  texts: { aim: 'hilo.aim', start: 'hilo.start', running: 'hilo.running' },
  limits: (_, currency) => limitsOf(currency),
  board: hiLoBoard,
  actions(round, { money }) {
    const state = stateOf(round);
    const card = state.cards.at(-1) ?? 0;
    const amount = money.format(payoutOf(BigInt(round.stake), hiLoPay(state.ways)));
    const [higher, lower] = GUESSES.map((guess) => ({
      label: guessText(card, guess),
      detail: `${shortTimes(payAfter(state, guess))} · ${(chanceOfGuess(card, guess) * 100).toFixed(1)}%`,
      step: { guess },
    })) as [Action, Action];
    const left = String(MOST_SKIPS - state.skips);
    return [
      state.ways.length > 0
        ? { label: translate('step.take', { amount }), step: { cashOut: true } }
        : { label: translate('hilo.guessFirst'), step: undefined },
      higher,
      lower,
      {
        label: translate('hilo.skip'),
        detail: translate('hilo.left', { left }),
        step: maySkip(state) ? { skip: true } : undefined,
      },
    ];
  },
  comesTo(round) {
    const { cards, ways } = stateOf(round);
    const card = cardText(cards.at(-1) ?? 0);
    if (ways.length === 0) return translate('hilo.open', { card });
    return translate('hilo.openAt', { card, times: shortTimes(hiLoPay(ways)) });
  },
  cameOut(round) {
    const { cards, ways, missed } = stateOf(round);
    const last = cardText(cards.at(-1) ?? 0);
    if (missed) return translate('hilo.missed', { before: cardText(cards.at(-2) ?? 0), last });
    return translate(ways.length === 1 ? 'hilo.rightOne' : 'hilo.right', { count: String(ways.length) });
  },
  listedReturn: () => lowestHiLoReturn().returns,
  rules: hiLoRules,
  roundFacts: (round) => [[translate('step.cards'), stateOf(round).cards.map(cardText).join(' ')]],
};

interface Action {
  readonly label: string;
  readonly detail: string;
  readonly step: { readonly guess: (typeof GUESSES)[number] };
}
