import { button } from '../element';
import { translate } from '../messages/translate';
import { icon } from './icons';
import type { Sound } from './sound';

/** The one switch for everything that sounds. */
export function soundSwitch(sound: Sound, style: string | undefined): HTMLElement {
  const press = () => {
    sound.switchTo(!sound.isOn);
    sound.knock();
    show();
  };
  const made = button({ class: style, 'aria-label': translate('sound'), title: translate('sound') }, press);
  const show = () => {
    made.setAttribute('aria-pressed', String(sound.isOn));
    made.replaceChildren(icon(sound.isOn ? 'sound' : 'silent'));
  };
  show();
  return made;
}
