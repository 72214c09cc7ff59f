import { type Fall, fallPays } from '../../src/slots/slot-rules';
import { element } from '../element';
import { translate } from '../messages/translate';
import { shortAmount } from './coin-text';
import { lookOf, type SkinData } from './skin';
import type { SlotGame } from './slot-game';
import styles from './bonus-bar.module.css';

interface BonusBar {
  readonly element: HTMLElement;
  /** What is seen now, and what has been paid before it; nothing between spins. */
  readonly show: (fall: Fall | undefined, paidBefore: number) => void;
}

/** Above the reels: what a bonus brings, and while it runs how far it is, its multiplier, and what has been won in it so far. */
export function bonusBar(game: SlotGame, skin: SkinData): BonusBar | undefined {
  const parts = partsOf(game, skin);
  if (!parts) return undefined;
  const bar = element('div', { class: styles['bar'], 'aria-hidden': 'true' });
  let shown: readonly [fall: Fall | undefined, paidBefore: number] = [undefined, 0];
  const draw = () => bar.replaceChildren(...parts(...shown));
  game.subscribe(draw);
  return {
    element: bar,
    show: (...now) => {
      shown = now;
      draw();
    },
  };
}

type Parts = (fall: Fall | undefined, paidBefore: number) => HTMLElement[];

function partsOf(game: SlotGame, skin: SkinData): Parts | undefined {
  const { rules } = game;
  if (rules.free) return (fall, paid) => freeParts(game, skin, fall, paid);
  if (rules.hold) return (fall, paid) => holdParts(game, fall, paid);
  return rules.times.length > 1 ? (fall) => ladder(rules.times, fall) : undefined;
}

/** What the falls are multiplied by, one after the other. */
function ladder(times: readonly number[], fall: Fall | undefined): HTMLElement[] {
  return times.map((each) => chip(`×${each}`, '', fall?.times === each));
}

function freeParts(game: SlotGame, skin: SkinData, fall: Fall | undefined, paid: number): HTMLElement[] {
  const { spins = [], scatter = '' } = game.rules.free ?? {};
  if (!fall?.free) {
    const { art } = lookOf(skin, scatter);
    return spins.flatMap((free, scatters) => (free > 0 ? [chip(String(free), `${scatters} ×`, false, art)] : []));
  }
  const { spin, of } = fall.free;
  const at = translate('slot.freeSpin', { spin: String(spin), of: String(of) });
  return [chip(at, ''), chip(`×${fall.times}`, '', true), soFar(game, paid + fallPays(fall))];
}

function holdParts(game: SlotGame, fall: Fall | undefined, paid: number): HTMLElement[] {
  const jackpots = Object.entries<number>(game.rules.hold?.jackpots ?? {});
  if (!fall?.held) {
    const stake = BigInt(game.state.shownRound?.stake ?? game.state.stake);
    return jackpots.map(([name, worth]) => chip(shortAmount(game.money, stake, worth), name));
  }
  const coins = fall.wins.length > 0 ? fallPays(fall) : fall.held.coins.reduce((sum, { pays }) => sum + pays, 0);
  const left = translate('slot.respins', { left: String(fall.held.left) });
  return [chip(left, '', true), soFar(game, paid + coins)];
}

function soFar(game: SlotGame, tenths: number): HTMLElement {
  const most = Math.min(tenths, game.rules.most);
  return chip(translate('slot.bonusSoFar', { amount: shortAmount(game.money, game.state.stake, most) }), '');
}

function chip(text: string, label: string, lit = false, art?: string): HTMLElement {
  return element(
    'span',
    { class: styles['chip'], 'data-lit': String(lit) },
    label !== '' && element('small', {}, label),
    art !== undefined && element('img', { src: art, alt: '', width: 22, height: 22 }),
    element('b', {}, text),
  );
}
