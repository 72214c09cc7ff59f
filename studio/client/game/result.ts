import { element, write } from '../element';
import type { Celebration } from '../engine/celebration';
import type { Sound } from '../engine/sound';
import { outcomeOf } from '../engine/verdict';
import { winSize } from '../engine/win-size';
import { translate } from '../messages/translate';
import { hundredths } from '../money';
import type { PlayedRound } from '../studio/studio-calls';
import type { DiceThrow } from './dice-throw';
import type { Game } from './game';
import styles from './result.module.css';

interface ResultParts {
  readonly dice: DiceThrow;
  readonly celebration: Celebration;
  readonly sound: Sound;
  /** Beside what the bet is. */
  readonly tools: HTMLElement;
}

/** What came out: the dice, the number in figures, and what it means for the player. */
export function result(game: Game, { dice, celebration, sound, tools }: ResultParts): HTMLElement {
  const aim = element('p', { class: styles['aim'] });
  const number = element('p', { class: styles['number'], 'aria-hidden': 'true' });
  const verdict = element('p', { class: styles['verdict'], role: 'status' });
  const stage = element(
    'div',
    { class: styles['result'] },
    element('div', { class: styles['head'] }, aim, tools),
    dice.element,
    number,
    verdict,
  );
  let shown: PlayedRound | null = null;

  game.subscribe(() => {
    const { phase, shownRound, direction, target, rounds } = game.state;
    write(aim, translate(direction === 'under' ? 'aimUnder' : 'aimOver', { target: hundredths(target) }));
    stage.dataset['outcome'] = phase === 'idle' && shownRound ? outcomeOf(shownRound) : 'none';
    stage.dataset['past'] = String(phase === 'idle' && shownRound === null);
    if (phase === 'idle') {
      const roll = (shownRound ?? rounds[0])?.roll ?? 0;
      write(number, hundredths(roll));
      dice.rest(roll);
      verdict.replaceChildren(...(shownRound ? sentences(game, shownRound) : []));
      if (shownRound && shownRound !== shown) celebrate(shownRound, celebration, sound);
      shown = shownRound;
      return;
    }
    celebration.stop();
    dice.throwUp();
    write(number, '––.––');
    write(verdict, translate(phase === 'rolling' ? 'rolling' : 'confirming'));
  });
  return stage;
}

function celebrate(round: PlayedRound, celebration: Celebration, sound: Sound): void {
  const size = winSize(BigInt(round.stake), BigInt(round.payout ?? 0));
  celebration.celebrate(size);
  sound.win(size);
}

/** The number is heard; everybody else has it before their eyes. */
function sentences(game: Game, round: PlayedRound): HTMLElement[] {
  const amount = game.money.format(BigInt(round.payout ?? 0));
  const texts = { won: translate('won', { amount }), even: translate('returned', { amount }), lost: translate('lost') };
  const rolled = element('span', { class: styles['heard'] }, `${translate('rolled', { roll: hundredths(round.roll ?? 0) })} `);
  return [rolled, element('span', {}, texts[outcomeOf(round)])];
}
