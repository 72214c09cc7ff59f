import { aimsIn, allAims, chanceOf, KINDS } from '../../../src/steps/fishing';
import { asNumber } from '../../../src/models/fraction';
import { button, element } from '../../element';
import { chanceText } from '../../engine/chance-text';
import { moveByArrows } from '../../engine/move-by-arrows';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import type { BoardParts, StepBoard } from '../step-play';
import styles from './fishing.module.css';
import { type FishingGame, leftText, type PlayedFishing, sumOf } from './fishing-round';
import { Sea } from './sea';
import type { Sight } from './sight';

/** Nobody shoots faster than this, in milliseconds. */
const BETWEEN_SHOTS_MS = 300;

/** Between the last shot and the next magazine, so that one press too many buys nothing. */
const PAUSE_MS = 1_500;

/** The sea, the kinds of fish as buttons, and what the magazine has come to. Shots that are fired while a step is on its way go with the next one. */
export function fishingBoard({ game, skin, sound }: BoardParts<PlayedFishing>, sight: Sight): StepBoard<PlayedFishing> {
  sight.wear(skin);
  let waiting = '';
  let firedAt = -Infinity;
  const sea = new Sea(skin, sound, () => see());
  const kinds = KINDS.map(({ letter, times }) =>
    button(
      { class: styles['kind'] },
      () => fire(letter),
      element('img', { src: skin.symbols[letter]?.art ?? '', alt: '', width: 40, height: 40 }),
      element('strong', { 'aria-hidden': 'true' }, shortTimes(times * 100)),
    ),
  );
  const group = element('div', { class: styles['kinds'], role: 'group', 'aria-label': translate('fishing.kinds') }, ...kinds);
  moveByArrows(group, kinds);
  const board = element('div', { class: styles['board'] }, ladder(game, sight), sea.element, group);
  for (const name of ['top', 'dark', 'second'] as const) board.style.setProperty(`--sea-${name}`, skin.colours[name]);

  sea.element.addEventListener('pointerdown', ({ offsetX, offsetY }) => {
    const letter = sea.aimAt(offsetX, offsetY);
    if (letter !== undefined) fire(letter);
  });
  for (const [at, kind] of kinds.entries()) kind.addEventListener('focus', () => aim(KINDS[at]?.letter ?? ''));
  document.addEventListener('keydown', turn);

  game.subscribe(() => {
    const { open, stepping } = game.state;
    if (!open) waiting = '';
    if (open || !game.state.shownRound) sea.follow(firedIn(), open?.catches ?? [], { isOpen: open !== null, aimed: sight.aimed });
    sight.seen = sea.seen;
    for (const [at, { letter, times }] of KINDS.entries()) {
      const chance = chanceText(asNumber(chanceOf(KINDS[at] as (typeof KINDS)[number])));
      kinds[at]?.setAttribute(
        'aria-label',
        translate('fishing.kind', { fish: sight.nameOf(letter), times: shortTimes(times * 100), chance }),
      );
      kinds[at]?.setAttribute('aria-disabled', String(!open || left() === 0));
      kinds[at]?.setAttribute('aria-current', String(letter === sight.aimed));
    }
    // Who waits for a step hears of it only once everybody was told that it waits.
    if (open && stepping === null && waiting !== '') queueMicrotask(send);
  });
  return { element: board, reveal };

  /** All that was fired in this round: told, on its way, or waiting to go. */
  function firedIn(): string {
    const { open, stepping } = game.state;
    return open ? aimsIn(open.steps) + (stepping?.aims ?? '') + waiting : '';
  }

  function left(): number {
    const { open } = game.state;
    return open ? open.choice.shots - firedIn().length : 0;
  }

  function fire(letter: string): void {
    const now = performance.now();
    sight.aimed = letter;
    if (left() === 0 || now - firedAt < BETWEEN_SHOTS_MS) return game.set({});
    firedAt = now;
    waiting += letter;
    game.set({});
  }

  function send(): void {
    if (game.state.stepping !== null || waiting === '') return;
    const aims = waiting;
    waiting = '';
    game.take({ aims });
  }

  function aim(letter: string): void {
    if (letter === sight.aimed) return;
    sight.aimed = letter;
    game.set({});
  }

  /** Left and right choose the fish from anywhere on the table while a magazine is open. */
  function turn(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    const { target } = event;
    if (by === undefined || !game.state.open || event.defaultPrevented) return;
    if (!(target instanceof Element) || target.closest('input, dialog')) return;
    event.preventDefault();
    sight.turn(by);
    game.set({});
  }

  /** A net came to rest: what it caught is told now, and not before. */
  function see(): void {
    if (sight.seen !== sea.seen) game.set({});
  }

  async function reveal({ choice, steps, catches }: PlayedFishing): Promise<void> {
    sea.follow(allAims(choice, aimsIn(steps)), catches, { again: true });
    await sea.allSeen();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** How many shots are left, and what those that were seen have caught. */
function ladder(game: FishingGame, sight: Sight): HTMLElement {
  const [left, caught] = [element('strong', {}), element('span', {})];
  game.subscribe(() => {
    const { open, shownRound, choice, stepping } = game.state;
    const round = open ?? shownRound;
    const fired = open ? aimsIn(open.steps).length + (stepping?.aims.length ?? 0) : round ? choice.shots : 0;
    left.textContent = leftText((round?.choice.shots ?? choice.shots) - fired);
    const seen = open ? open.catches.slice(0, sight.seen) : (shownRound?.catches ?? []);
    caught.textContent = round ? translate('fishing.caughtSoFar', { amount: game.money.format(sumOf(round, seen)) }) : '';
  });
  return element('p', { class: styles['ladder'] }, left, caught);
}
