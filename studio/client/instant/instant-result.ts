import { element } from '../element';
import type { Celebration } from '../engine/celebration';
import layout from '../engine/round.module.css';
import type { Sound } from '../engine/sound';
import { winSize } from '../engine/win-size';
import { translate } from '../messages/translate';
import type { InstantGame, PlayedInstant } from './instant-game';
import type { InstantPlay, Scene } from './instant-play';
import type { InstantSkin } from './instant-skin';
import styles from './instant.module.css';
import { paysRow } from './pays';

interface ResultParts<Choice extends object> {
  readonly play: InstantPlay<Choice>;
  readonly skin: InstantSkin;
  readonly scene: Scene<Choice>;
  readonly celebration: Celebration;
  readonly sound: Sound;
  readonly tools: HTMLElement;
}

/** The scene and what it means for the player. */
export function instantResult<Choice extends object>(game: InstantGame<Choice>, parts: ResultParts<Choice>): HTMLElement {
  const { play, scene, celebration, sound, tools } = parts;
  const verdict = element('p', { class: layout['verdict'], role: 'status' });
  const aim = element('p', { class: layout['aim'] }, translate(play.texts.aim));
  const head = element('div', { class: layout['head'] }, aim, tools);
  const stage = element(
    'div',
    { class: layout['result'] },
    head,
    scene.element,
    verdict,
    play.legend?.(game, parts.skin),
    !play.showsPays && paysRow(game, play, parts.skin),
  );
  scene.element.classList.add(styles['scene'] ?? '');
  let shown: PlayedInstant<Choice> | null = null;
  let running = false;
  let still: Choice | undefined;

  game.subscribe(() => {
    const { phase, shownRound, choice, finish } = game.state;
    if (phase !== 'idle') {
      celebration.stop();
      if (!running) scene.start();
      [running, shown] = [true, null];
      stage.dataset['outcome'] = 'none';
      const waits = phase === 'rolling' ? play.texts.running : 'confirming';
      verdict.textContent = translate(finish && play.finish ? play.finish.said : waits);
      return;
    }
    // A round that was refused or taken back shows no outcome, and another choice has none yet.
    if (!shownRound && (running || still !== choice)) scene.rest(choice, null);
    [running, still] = [false, choice];
    if (shownRound === shown) return;
    shown = shownRound;
    stage.dataset['outcome'] = shownRound ? outcomeOf(shownRound) : 'none';
    verdict.replaceChildren(...(shownRound ? sentences(game, shownRound, parts) : []));
    if (!shownRound) return;
    const size = winSize(BigInt(shownRound.stake), BigInt(shownRound.payout ?? 0));
    celebration.celebrate(size);
    sound.win(size);
  });
  return stage;
}

/** A return of no more than the stake is not dressed up as a win. */
function outcomeOf(round: PlayedInstant<object>): 'won' | 'even' | 'lost' {
  const payout = BigInt(round.payout ?? 0);
  if (payout > BigInt(round.stake)) return 'won';
  return payout > 0n ? 'even' : 'lost';
}

/** Stake, what came out and balance stand elsewhere on the page; who does not see it hears them with the result. */
function sentences<Choice extends object>(
  { money, state: { balance } }: InstantGame<Choice>,
  round: PlayedInstant<Choice>,
  { play, skin }: ResultParts<Choice>,
): HTMLElement[] {
  const amount = money.format(BigInt(round.payout ?? 0));
  const texts = { won: translate('won', { amount }), even: translate('returned', { amount }), lost: translate('lost') };
  const heard = (text: string) => element('span', { class: layout['heard'] }, text);
  const cameOut = round.drawn ? sentence(play.cameOut(round.choice, round.drawn, skin)) : '';
  return [
    heard(`${translate('heardStake', { stake: money.format(BigInt(round.stake)) })} ${cameOut}`),
    element('span', {}, texts[outcomeOf(round)]),
    heard(sentence('') + (balance === null ? '' : translate('heardBalance', { balance: money.format(balance) }))),
  ];
}

/** With its full stop, so that a voice pauses. */
function sentence(text: string): string {
  return `${translate('sentence', { text })} `;
}
