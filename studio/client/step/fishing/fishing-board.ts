import { aimsIn, allAims } from '../../../src/steps/fishing';
import { element } from '../../element';
import { translate } from '../../messages/translate';
import type { BoardParts, StepBoard } from '../step-play';
import styles from './fishing.module.css';
import { type FishingGame, leftText, type PlayedFishing, sumOf } from './fishing-round';
import { kindButtons } from './kinds';
import { Sea } from './sea';
import type { Sight } from './sight';
import { Throws } from './throws';

/** Between the last shot and the next magazine, so that one press too many buys nothing. */
const PAUSE_MS = 1_500;

/** The sea, the kinds of fish as buttons, and what the magazine has come to. */
export function fishingBoard({ game, skin, sound }: BoardParts<PlayedFishing>, sight: Sight): StepBoard<PlayedFishing> {
  sight.wear(skin);
  const throws = new Throws(game, sight);
  // A net came to rest: what it caught is told now, and not before.
  const sea = new Sea(skin, sound, () => sight.seen !== sea.seen && game.set({}));
  sea.element.addEventListener('pointerdown', ({ offsetX, offsetY }) => {
    const letter = sea.aimAt(offsetX, offsetY);
    if (letter !== undefined) throws.fire(letter);
  });
  game.subscribe(() => {
    const { open, shownRound } = game.state;
    throws.follow();
    if (!open && shownRound) sea.close();
    else sea.follow(throws.fired, open?.catches ?? [], { isOpen: open !== null, aimed: sight.aimed });
    sight.seen = sea.seen;
  });
  const board = element(
    'div',
    { class: styles['board'] },
    ladder(game, sight),
    sea.element,
    kindButtons(game, sight, throws, skin),
  );
  for (const name of ['top', 'dark', 'second'] as const) board.style.setProperty(`--sea-${name}`, skin.colours[name]);
  return {
    element: board,
    async reveal({ choice, steps, catches }) {
      sea.follow(allAims(choice, aimsIn(steps)), catches, { again: true });
      await sea.allSeen();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    },
  };
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
