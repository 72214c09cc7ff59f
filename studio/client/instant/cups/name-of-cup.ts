import type { Cup } from '../../../src/instant/cups';
import { translate } from '../../messages/translate';

/** By where it stands. */
export function nameOfCup(cup: Cup | undefined): string {
  return translate(`cups.cup${cup ?? 1}`);
}
