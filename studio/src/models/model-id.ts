/** Rules and mathematics with their version: a round is played to its end, and checked for ever, by those it began with. */
export type ModelId = 'dice-1' | 'lines-1';
