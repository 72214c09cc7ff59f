import { readBootData } from '../boot';
import { element, type Child } from '../element';
import { translate } from '../messages/translate';
import type { LargestWinView, ReturnView } from '../../src/fairness/measured-return';
import { Money } from '../money';
import { StudioCalls } from '../studio/studio-calls';
import { code, facts, openSheet } from './sheet';
import styles from './rules-sheet.module.css';

/** Fewer are told with a tenth. */
const FEW_ROUNDS = 100;

/** The rules of a game. Below what it says itself stand its exact return, the one measured so far, and the build that both are of. */
export function openRules(...content: Child[]): void {
  const returns = element('section', { class: styles['returns'], 'aria-live': 'polite' });
  openSheet(translate('rules'), ...content, returns);
  void showReturns(returns);
}

async function showReturns(place: HTMLElement): Promise<void> {
  place.replaceChildren(element('p', {}, translate('loading')));
  try {
    place.replaceChildren(...returnsOf(await new StudioCalls(readBootData().session ?? '').returns()));
  } catch {
    // Why does not matter here: the rules above are whole, and whoever opens them again asks again.
    place.replaceChildren(element('p', {}, translate('return.unknown')));
  }
}

function returnsOf({ build, exact, measured, largest }: ReturnView): HTMLElement[] {
  return [
    element('h3', {}, translate('return.title')),
    facts(
      ...(largest ? ([[translate('return.largest'), largestWin(largest)]] as const) : []),
      [translate('return.counted'), counted(exact)],
      [translate('return.measured'), element('div', {}, ...sentences(measured).map((text) => element('p', {}, text)))],
      [translate('return.build'), element('div', {}, code(build), allReturns())],
    ),
  ];
}

function counted({ percent, fraction }: ReturnView['exact']): string {
  return fraction === null ? translate('return.overAll', { percent }) : translate('return.exactly', { percent, fraction });
}

/** The most that a round can pay, the stake that can win it, and how often it does. */
function largestWin({ amount, stake, currency, coin, rounds, fraction }: LargestWinView): HTMLElement {
  const money = new Money(currency, BigInt(coin));
  const once = new Intl.NumberFormat('en', { maximumFractionDigits: rounds < FEW_ROUNDS ? 1 : 0 }).format(rounds);
  const amounts = { amount: money.format(BigInt(amount)), stake: money.format(BigInt(stake)), rounds: once };
  return element(
    'div',
    {},
    element('p', {}, translate('return.largestValue', amounts)),
    fraction !== null && element('p', {}, translate('return.largestChance', { fraction })),
  );
}

/** What came back so far, and what that says. */
function sentences(measured: ReturnView['measured']): string[] {
  if (!measured) return [translate('return.none')];
  const { rounds, currency, percent, expected, cases, bestPlay } = measured;
  const z = measured.z.replace('-', '−');
  return [
    translate('return.soFar', { rounds: new Intl.NumberFormat('en').format(BigInt(rounds)), currency, percent }),
    translate(bestPlay ? 'return.bestPlay' : 'return.expected', { expected }),
    cases === null ? translate('return.few', { z }) : translate('return.chance', { cases, z }),
  ];
}

function allReturns(): HTMLElement {
  return element(
    'a',
    { href: '/fairness.json', target: '_blank', rel: 'noopener', class: styles['link'] },
    translate('return.all'),
  );
}
