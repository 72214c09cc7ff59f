import { button, element } from '../element';
import { icon } from './icons';
import type { Sound } from './sound';
import { soundSwitch } from './sound-switch';
import type { Panel } from '../host/host-frame';
import { translate } from '../messages/translate';
import styles from './table-tools.module.css';

/** In the corner of the table: sound, the proof of the rounds, and the rules unless the page around the game has them. */
export function tableTools(sound: Sound, open: Readonly<Record<Panel, () => void>>): HTMLElement {
  const tool = (name: Panel) =>
    button({ class: `${styles['tool']} ${styles[name] ?? ''}`, 'aria-haspopup': 'dialog' }, open[name], icon(name), label(name));
  return element('div', { class: styles['tools'] }, soundSwitch(sound, styles['tool']), tool('rules'), tool('fairness'));
}

function label(name: Panel): HTMLElement {
  return element('span', {}, translate(name));
}
