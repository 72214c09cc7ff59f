import { hitRateOf, waysIn } from '../../src/instant/instant-rules';
import { asNumber } from '../../src/models/fraction';
import { payoutOf } from '../../src/instant/stakes';
import { element } from '../element';
import { chanceText } from '../engine/chance-text';
import { translate } from '../messages/translate';
import type { InstantGame } from './instant-game';
import type { InstantPlay } from './instant-play';
import type { Skin } from '../engine/skin';
import styles from './instant.module.css';
import { shortTimes } from '../engine/times';

/** A prize that is the stake itself, in hundredths: a smaller one is not dressed up as a win. */
export const STAKE = 100;

/** What the choice can pay: one prize with its chance, or all of them in a row, the one that came out lit. */
export function paysRow<Choice extends object>(
  game: InstantGame<Choice>,
  { prizeColour }: InstantPlay<Choice>,
  skin: Skin,
): HTMLElement {
  const row = element('div', { class: styles['pays'] });
  let drawn: string | undefined;
  game.subscribe(() => {
    const { choice, stake, shownRound } = game.state;
    const now = JSON.stringify([choice, String(stake), shownRound?.roundId]);
    if (now === drawn) return;
    drawn = now;
    if (!game.isPlayable) return row.replaceChildren();
    const paying = game.rules.pays(choice).filter(({ multiplier }) => multiplier > 0);
    const [only] = paying;
    if (paying.length === 1 && only) {
      const amount = game.money.format(payoutOf(stake, only.multiplier));
      const chance = chanceText(asNumber(hitRateOf(game.rules, choice)));
      return row.replaceChildren(fact(translate('pays'), amount), fact(translate('chance'), chance));
    }
    const out = shownRound?.drawn ? game.rules.multiplier(shownRound.choice, shownRound.drawn) : undefined;
    row.replaceChildren(
      ...paying
        .toReversed()
        .map(({ multiplier }) => prize(multiplier, multiplier === out, prizeColour?.(choice, multiplier, skin))),
    );
  });
  return row;
}

function prize(multiplier: number, out: boolean, colour: string | undefined): HTMLElement {
  const made = element(
    'span',
    { class: styles['prize'], 'data-out': String(out), 'data-wins': String(multiplier > STAKE) },
    shortTimes(multiplier),
  );
  if (colour) made.style.setProperty('--prize', colour);
  return made;
}

function fact(label: string, value: string): HTMLElement {
  return element('p', { class: styles['fact'] }, element('span', {}, label), element('strong', {}, value));
}

/** Every prize with its odds and what it pays at the stake as it stands, for the rules. */
export function payTable<Choice extends object>({ rules, state: { choice, stake }, money }: InstantGame<Choice>): HTMLElement {
  const pays = rules.pays(choice);
  const all = Number(waysIn(pays));
  const cells = (name: 'th' | 'td', ...texts: string[]) =>
    texts.map((text) => element(name, name === 'th' ? { scope: 'col' } : {}, text));
  return element(
    'table',
    { class: styles['table'] },
    element('caption', {}, translate('instant.payTable', { stake: money.format(stake) })),
    element(
      'thead',
      {},
      element('tr', {}, ...cells('th', translate('multiplier'), translate('roundPayout'), translate('instant.odds'))),
    ),
    element(
      'tbody',
      {},
      ...pays.map(({ multiplier, ways }) =>
        element(
          'tr',
          {},
          ...cells('td', shortTimes(multiplier), money.format(payoutOf(stake, multiplier)), chanceText(Number(ways) / all)),
        ),
      ),
    ),
  );
}
