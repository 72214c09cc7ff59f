import { element } from '../element';
import { translate } from '../messages/translate';
import { hundredths } from '../money';
import type { PlayedRound } from '../studio/studio-calls';
import type { Game } from './game';
import styles from './result.module.css';

const TURN_MS = 70;

/** The big number. While a round runs its digits turn; they are no hint of the result, which comes from the studio. */
export function result(game: Game): HTMLElement {
  const number = element('output', { class: styles['number'], 'aria-hidden': 'true' });
  const aim = element('p', { class: styles['aim'] });
  const verdict = element('p', { class: styles['verdict'], role: 'status' });
  const stage = element('div', { class: styles['result'] }, aim, number, verdict);
  let turning: ReturnType<typeof setInterval> | undefined;

  game.subscribe(() => {
    const { phase, shownRound, direction, target, rounds } = game.state;
    clearInterval(turning);
    aim.textContent = translate(direction === 'under' ? 'aimUnder' : 'aimOver', { target: hundredths(target) });
    stage.dataset['outcome'] = phase === 'idle' && shownRound ? outcomeOf(shownRound) : 'none';
    stage.dataset['turning'] = String(phase !== 'idle');
    if (phase === 'idle') {
      const last = shownRound ?? rounds[0];
      number.textContent = last?.roll === null || last?.roll === undefined ? '00.00' : hundredths(last.roll);
      stage.dataset['past'] = String(shownRound === null);
      verdict.textContent = shownRound ? sentence(game, shownRound) : '';
      return;
    }
    stage.dataset['past'] = 'false';
    verdict.textContent = translate(phase === 'rolling' ? 'rolling' : 'confirming');
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || phase === 'confirming') number.textContent = '––.––';
    else turning = setInterval(() => (number.textContent = hundredths(Math.floor(Math.random() * 9_000) + 1_000)), TURN_MS);
  });
  return stage;
}

/** A return of no more than the stake is not dressed up as a win. */
function outcomeOf(round: PlayedRound): 'won' | 'even' | 'lost' {
  const payout = BigInt(round.payout ?? 0);
  if (payout > BigInt(round.stake)) return 'won';
  return payout > 0n ? 'even' : 'lost';
}

function sentence(game: Game, round: PlayedRound): string {
  const amount = game.money.format(BigInt(round.payout ?? 0));
  const texts = { won: translate('won', { amount }), even: translate('returned', { amount }), lost: translate('lost') };
  return texts[outcomeOf(round)];
}
