import type { HoldBonus } from '../../src/slots/bonuses';
import { payoutOf } from '../../src/slots/slot-limits';
import { element } from '../element';
import { facts } from '../engine/sheet';
import { translate } from '../messages/translate';
import styles from './rules-sheet.module.css';
import type { SlotGame } from './slot-game';

/** The jackpots at the stake as it stands, what coins pay and how likely each is, and how likely a coin is. */
export function holdFacts({ money, state }: SlotGame, { jackpots, values, place, coin }: HoldBonus): HTMLElement {
  const stake = money.format(state.stake);
  const amount = (tenths: number) => money.format(payoutOf(state.stake, tenths));
  const of = String(values.length);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const coins = [...counts].map(([tenths, count]) =>
    element('li', {}, translate('slot.coinValue', { amount: amount(tenths), count: String(count), of })),
  );
  const rarity = String(place.length / place.split(coin).slice(1).length);
  return element(
    'section',
    { class: styles['bonus'] },
    element('h3', {}, translate('slot.jackpots', { stake })),
    element('p', {}, translate('slot.jackpotsIntro')),
    facts(...Object.entries(jackpots).map(([name, tenths]): [string, string] => [name, amount(tenths)])),
    element('h3', {}, translate('slot.coinValues')),
    element('p', {}, translate('slot.coinValuesIntro', { of, stake })),
    element('ul', {}, ...coins),
    element('p', {}, translate('slot.placeStrip', { of: rarity })),
  );
}
