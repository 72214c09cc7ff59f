import { element, write } from '../element';
import type { Celebration } from '../engine/celebration';
import layout from '../engine/round.module.css';
import type { Scene } from '../engine/scene';
import type { Sound } from '../engine/sound';
import { outcomeOf, paidIn, stakedIn, verdictOf } from '../engine/verdict';
import { winSize } from '../engine/win-size';
import { translate } from '../messages/translate';
import type { InstantGame, PlayedInstant } from './instant-game';
import type { InstantPlay } from './instant-play';
import type { Skin } from '../engine/skin';
import styles from './instant.module.css';
import { paysRow } from './pays';

interface ResultParts<Choice extends object> {
  readonly play: InstantPlay<Choice>;
  readonly skin: Skin;
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
      write(verdict, translate(finish && play.finish ? play.finish.said : waits));
      return;
    }
    // A round that was refused or taken back shows no outcome, and another choice has none yet.
    if (!shownRound && (running || still !== choice)) scene.rest(choice, null);
    [running, still] = [false, choice];
    if (shownRound === shown) return;
    shown = shownRound;
    stage.dataset['outcome'] = shownRound ? outcomeOf(shownRound) : 'none';
    verdict.replaceChildren(...(shownRound ? verdictOf(game, shownRound, cameOut(shownRound)) : []));
    if (!shownRound) return;
    const size = winSize(stakedIn(shownRound), paidIn(shownRound));
    celebration.celebrate(size);
    sound.win(size);
  });
  return stage;

  function cameOut({ choice, drawn }: PlayedInstant<Choice>): string {
    return drawn ? play.cameOut(choice, drawn, parts.skin) : '';
  }
}
