import { KINDS } from '../../../src/steps/fishing';
import type { Skin } from '../../engine/skin';

/** What the board and the buttons of the form know together: the fish that is aimed at, and how many shots were seen to their end. */
export class Sight {
  aimed: string = KINDS.at(-1)?.letter ?? '';
  /** Of so many shots somebody has seen what they caught. */
  seen = 0;
  private names: Skin['symbols'] = {};

  /** Fish go by the names of the title. */
  wear({ symbols }: Skin): void {
    this.names = symbols;
  }

  nameOf(letter: string): string {
    return this.names[letter]?.name ?? '';
  }

  /** The kind beside the one that is aimed at; the last is followed by the first. */
  turn(by: 1 | -1): void {
    const at = KINDS.findIndex(({ letter }) => letter === this.aimed);
    this.aimed = KINDS[(at + by + KINDS.length) % KINDS.length]?.letter ?? this.aimed;
  }
}
