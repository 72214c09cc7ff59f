import type { Slip } from '../../src/table/table-rules';
import { element, write } from '../element';
import type { Celebration } from '../engine/celebration';
import layout from '../engine/round.module.css';
import { outcomeOf, paidIn, stakedIn, verdictOf } from '../engine/verdict';
import { winSize } from '../engine/win-size';
import type { Scene } from '../engine/scene';
import { translate } from '../messages/translate';
import styles from './table.module.css';
import type { PlayedTable } from './table-game';
import type { TableParts, TablePlay } from './table-play';

interface ResultParts extends TableParts {
  readonly scene: Scene<Slip>;
  readonly celebration: Celebration;
  readonly tools: HTMLElement;
}

/** The scene and what it means for the player. */
export function tableResult(play: TablePlay, parts: ResultParts): HTMLElement {
  const { game, scene, celebration, sound, tools } = parts;
  const verdict = element('p', { class: `${layout['verdict']} ${styles['verdict']}`, role: 'status' });
  const head = element('div', { class: layout['head'] }, element('p', { class: layout['aim'] }, translate(play.texts.aim)), tools);
  const stage = element('div', { class: layout['result'] }, head, scene.element, verdict);
  scene.element.classList.add(styles['scene'] ?? '');
  let shown: PlayedTable | null = null;
  let running = false;

  game.subscribe(() => {
    const { phase, shownRound } = game.state;
    if (phase !== 'idle') {
      celebration.stop();
      if (!running) begin();
      [running, shown] = [true, null];
      stage.dataset['outcome'] = 'none';
      write(verdict, translate(phase === 'rolling' ? play.texts.running : 'confirming'));
      return;
    }
    // A round that was refused or taken back shows no outcome. What came out last stays in sight while chips are laid for the next.
    if (running && !shownRound) scene.rest(game.slip, null);
    running = false;
    if (shownRound === shown) return;
    shown = shownRound;
    stage.dataset['outcome'] = shownRound ? outcomeOf(shownRound) : 'none';
    verdict.replaceChildren(...(shownRound ? sentences(shownRound, play, parts) : []));
    if (!shownRound) return;
    const size = winSize(stakedIn(shownRound), paidIn(shownRound));
    celebration.celebrate(size);
    sound.win(size);
  });
  return stage;

  /** Where the felt is longer than the window, the scene is brought into sight. */
  function begin(): void {
    scene.start();
    // With the frame's own layout: asked for here, a felt of many spots would be laid out twice.
    requestAnimationFrame(() => {
      if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView?.({ block: 'start' });
    });
  }
}

/** What came out is seen as short as it goes, and heard in full. */
function sentences(round: PlayedTable, play: TablePlay, { game, skin }: ResultParts): HTMLElement[] {
  const [cameOut, shortly] = round.drawn ? [play.cameOut(round.drawn, skin), play.shortly(round.drawn, skin)] : ['', ''];
  const seen = element('span', { class: styles['came'], 'aria-hidden': 'true' }, shortly);
  return verdictOf(game, round, cameOut, seen);
}
