import { chanceOf, KINDS } from '../../../src/steps/fishing';
import { asNumber } from '../../../src/models/fraction';
import { button, element } from '../../element';
import { chanceText } from '../../engine/chance-text';
import { moveByArrows } from '../../engine/move-by-arrows';
import type { Skin } from '../../engine/skin';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import styles from './fishing.module.css';
import type { FishingGame } from './fishing-round';
import type { Sight } from './sight';
import type { Throws } from './throws';

/** The kinds of fish with what they pay: a press shoots at one, the focus aims at it. */
export function kindButtons(game: FishingGame, sight: Sight, throws: Throws, skin: Skin): HTMLElement {
  const kinds = KINDS.map((kind) => {
    const { letter } = kind;
    const times = shortTimes(kind.times * 100);
    const chance = chanceText(asNumber(chanceOf(kind)));
    const made = button(
      { class: styles['kind'], 'aria-label': translate('fishing.kind', { fish: sight.nameOf(letter), times, chance }) },
      () => throws.fire(letter),
      element('img', { src: skin.symbols[letter]?.art ?? '', alt: '', width: 40, height: 40 }),
      element('strong', { 'aria-hidden': 'true' }, times),
    );
    made.addEventListener('focus', () => aim(game, sight, letter));
    game.subscribe(() => {
      made.setAttribute('aria-disabled', String(throws.left === 0));
      made.setAttribute('aria-current', String(letter === sight.aimed));
    });
    return made;
  });
  const group = element('div', { class: styles['kinds'], role: 'group', 'aria-label': translate('fishing.kinds') }, ...kinds);
  moveByArrows(group, kinds);
  document.addEventListener('keydown', (event) => turn(event, game, sight));
  return group;
}

function aim(game: FishingGame, sight: Sight, letter: string): void {
  if (letter === sight.aimed) return;
  sight.aimed = letter;
  game.set({});
}

/** Left and right choose the fish from anywhere on the table while a magazine is open. */
function turn(event: KeyboardEvent, game: FishingGame, sight: Sight): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
  const { target } = event;
  if (by === undefined || !game.state.open || event.defaultPrevented) return;
  if (!(target instanceof Element) || target.closest('input, dialog')) return;
  event.preventDefault();
  sight.turn(by);
  game.set({});
}
