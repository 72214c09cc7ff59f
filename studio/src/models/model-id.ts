/** Games in which the player makes one choice and sees one outcome. */
export type InstantModelId = 'limbo-1' | 'plinko-1' | 'wheel-1' | 'keno-1' | 'coin-1' | 'scratch-1' | 'cups-1' | 'card-guess-1';

/** Games of reels that stop. */
export type SlotModelId = 'lines-1' | 'ways-243' | 'classic-1' | 'cascade-1' | 'hold-1' | 'free-1';

/** Tables on which chips are laid and one outcome is drawn for all of them. */
export type TableModelId = 'roulette-1' | 'baccarat-1' | 'dragon-tiger-1' | 'sic-bo-1' | 'andar-bahar-1';

/** Games in which the player decides step by step within a round. */
export type StepModelId =
  | 'mines-1'
  | 'towers-1'
  | 'blackjack-1'
  | 'war-1'
  | 'three-card-1'
  | 'teen-patti-1'
  | 'fishing-1'
  | 'hilo-1'
  | PokerModelId;

/** Video poker: five cards, one exchange. */
export type PokerModelId = 'jacks-1' | 'deuces-1' | 'double-bonus-1';

/** What titles play. */
export type PlayedModelId = 'dice-2' | SlotModelId | InstantModelId | TableModelId | StepModelId;

/** What no title plays any more. */
export type FormerModelId = 'dice-1';

/** Rules and mathematics with their version: a round is played to its end, and checked for ever, by those it began with. */
export type ModelId = PlayedModelId | FormerModelId;
