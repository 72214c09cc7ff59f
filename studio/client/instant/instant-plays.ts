import type { InstantModelId } from '../../src/models/model-id';
import { cardGuessPlay } from './card-guess/card-guess-play';
import { coinPlay } from './coin/coin-play';
import { cupsPlay } from './cups/cups-play';
import type { InstantPlay } from './instant-play';
import { kenoPlay } from './keno/keno-play';
import { limboPlay } from './limbo/limbo-play';
import { plinkoPlay } from './plinko/plinko-play';
import { scratchPlay } from './scratch/scratch-play';
import { wheelPlay } from './wheel/wheel-play';

type Start = <Choice extends object>(play: InstantPlay<Choice>) => void;

/** Starts the page with what is its model's own. */
export const INSTANT_PLAYS: Readonly<Record<InstantModelId, (start: Start) => void>> = {
  'limbo-1': (start) => start(limboPlay),
  'plinko-1': (start) => start(plinkoPlay),
  'wheel-1': (start) => start(wheelPlay),
  'keno-1': (start) => start(kenoPlay),
  'coin-1': (start) => start(coinPlay),
  'scratch-1': (start) => start(scratchPlay),
  'cups-1': (start) => start(cupsPlay),
  'card-guess-1': (start) => start(cardGuessPlay),
};
