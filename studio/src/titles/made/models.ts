import type { Random } from '@pavilion/art/random';
import type { ModelId, SlotModelId } from '../../models/model-id';
import type { MadeGame } from './games';

type Kind = Pick<MadeGame, 'category' | 'gameClass' | 'names'>;

/** Slots by how often a label makes them: those with the calmest reels least, because one line is soon played out. */
const SLOTS: readonly (readonly [weight: number, model: SlotModelId])[] = [
  [24, 'lines-1'],
  [22, 'ways-243'],
  [20, 'cascade-1'],
  [16, 'free-1'],
  [10, 'hold-1'],
  [8, 'classic-1'],
];

/** What a game is called says what it is: a name that none of these ends has no model yet. */
const BY_NAME: readonly (readonly [ending: string, model: ModelId])[] = [
  ['Roulette', 'roulette-1'],
  ['Blackjack', 'blackjack-1'],
  ['Baccarat', 'baccarat-1'],
  ['Sic Bo', 'sic-bo-1'],
  ['Three Card', 'three-card-1'],
  ['Casino War', 'war-1'],
  ['Draw Poker', 'jacks-1'],
  ['Faces Poker', 'jacks-1'],
  ['Wild Deuces', 'deuces-1'],
  ['Double Poker', 'double-bonus-1'],
  ['Mines', 'mines-1'],
  ['Towers', 'towers-1'],
  ['Hi-Lo', 'hilo-1'],
  ['Coin Flip', 'coin-1'],
  ['Drop Pegs', 'plinko-1'],
  ['Number Wheel', 'wheel-1'],
  ['Keno', 'keno-1'],
  ['Shell Cups', 'cups-1'],
  ['Card Guess', 'card-guess-1'],
];

/** Rooms in which members play against each other have no model: teen patti alone is dealt by the house. */
const TEEN_PATTI = /\bTeen Patti$/;

/** The model that a game runs by; nothing while there is none, and then it is only announced. */
export function modelFor({ category, gameClass, names }: Kind, random: Random): ModelId | undefined {
  if (category === 'FISH') return 'fishing-1';
  if (category === 'PVP') return TEEN_PATTI.test(names.en) ? 'teen-patti-1' : undefined;
  if (category !== 'RNG') return undefined;
  if (gameClass === undefined) return slotBy(random);
  if (gameClass === 'SCRATCH') return 'scratch-1';
  if (gameClass === 'JACKPOT') return 'hold-1';
  if (gameClass === 'CRASH' || gameClass === 'ARCADE') return undefined;
  return BY_NAME.find(([ending]) => names.en.endsWith(` ${ending}`))?.[1];
}

function slotBy(random: Random): SlotModelId {
  let left = random.between(
    0,
    SLOTS.reduce((sum, [weight]) => sum + weight, 0),
  );
  return SLOTS.find(([weight]) => (left -= weight) < 0)?.[1] ?? 'lines-1';
}
