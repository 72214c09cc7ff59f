/** Games in which the player makes one choice and sees one outcome. */
export type InstantModelId = 'limbo-1' | 'plinko-1' | 'wheel-1' | 'keno-1' | 'coin-1';

/** Games of reels that stop. */
export type SlotModelId = 'lines-1' | 'ways-243' | 'classic-1' | 'cascade-1' | 'hold-1' | 'free-1';

/** Rules and mathematics with their version: a round is played to its end, and checked for ever, by those it began with. */
export type ModelId = 'dice-1' | SlotModelId | InstantModelId;
