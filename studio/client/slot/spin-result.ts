import { element, write } from '../element';
import type { Celebration } from '../engine/celebration';
import layout from '../engine/round.module.css';
import type { Sound } from '../engine/sound';
import { outcomeOf } from '../engine/verdict';
import { winSize } from '../engine/win-size';
import { translate } from '../messages/translate';
import { aimOf } from './aim';
import type { ReelsView } from './reels-view';
import type { SkinData } from './skin';
import type { PlayedSpin, SlotGame } from './slot-game';

interface ResultParts {
  readonly reels: ReelsView;
  readonly celebration: Celebration;
  readonly sound: Sound;
  readonly tools: HTMLElement;
  /** Where the line that is shown is named. */
  readonly line: HTMLElement;
  /** How far a bonus is, where there can be one. */
  readonly bar: HTMLElement | undefined;
  readonly skin: SkinData;
}

/** The reels and what they mean for the player. */
export function spinResult(game: SlotGame, { reels, celebration, sound, tools, line, bar, skin }: ResultParts): HTMLElement {
  const verdict = element('p', { class: layout['verdict'], role: 'status' });
  const head = element('div', { class: layout['head'] }, element('p', { class: layout['aim'] }, aimOf(game.rules, skin)), tools);
  const stage = element('div', { class: layout['result'] }, head, bar, reels.element, verdict, line);
  let shown: PlayedSpin | null = null;
  let turning = false;

  game.subscribe(() => {
    const { phase, shownRound } = game.state;
    if (phase !== 'idle') {
      celebration.stop();
      if (!turning) reels.turn();
      [turning, shown] = [true, null];
      stage.dataset['outcome'] = 'none';
      write(verdict, translate(phase === 'rolling' ? 'slot.spinning' : 'confirming'));
      return;
    }
    // A round that was refused or taken back shows no outcome: the reels stand as they stood.
    if (turning && !shownRound) reels.rest(game.state.rounds[0]?.stops ?? game.rules.rest);
    turning = false;
    if (shownRound === shown) return;
    shown = shownRound;
    stage.dataset['outcome'] = shownRound ? outcomeOf(shownRound) : 'none';
    verdict.replaceChildren(...(shownRound ? sentences(game, shownRound) : []));
    if (!shownRound) return;
    reels.showOutcome(shownRound.stops ?? game.rules.rest);
    const size = winSize(BigInt(shownRound.stake), BigInt(shownRound.payout ?? 0));
    celebration.celebrate(size);
    sound.win(size);
  });
  return stage;
}

/** Stake and balance stand elsewhere on the page; who does not see it hears them with the result. */
function sentences(game: SlotGame, round: PlayedSpin): HTMLElement[] {
  const amount = game.money.format(BigInt(round.payout ?? 0));
  const texts = { won: translate('won', { amount }), even: translate('returned', { amount }), lost: translate('lost') };
  const heard = (text: string) => element('span', { class: layout['heard'] }, text);
  const stake = translate('heardStake', { stake: game.money.format(BigInt(round.stake)) });
  const { balance } = game.state;
  return [
    heard(`${stake} `),
    element('span', {}, texts[outcomeOf(round)]),
    heard(balance === null ? '' : ` ${translate('heardBalance', { balance: game.money.format(balance) })}`),
  ];
}
