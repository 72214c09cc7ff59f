import type { Fraction } from '../../src/models/fraction';
import type { StepModelId } from '../../src/models/model-id';
import type { Child } from '../element';
import type { Skin } from '../engine/skin';
import type { Sound } from '../engine/sound';
import type { MessageId } from '../messages/en';
import type { PlayedSteps, StepOf } from './played-steps';
import type { StakeRules, StepGame } from './step-game';

/** Something that the player may do while a round waits. It is a button below the board. */
export interface StepAction<Step> {
  readonly label: string;
  /** What is sent when it is pressed; undefined while it cannot be pressed. */
  readonly step: Step | undefined;
  /** What stands small beside the label: what it would bring, how likely. */
  readonly detail?: string;
  /** What the step costs besides the stake, in units, where it is a raise. The button tells it. */
  readonly cost?: bigint;
}

/**
 * What draws the table: a canvas or elements. It subscribes to the game and shows `game.round` with each change: nothing (null), a round that waits (`game.state.open`), or one that
 * is over. While `game.state.stepping` is not null, a step is on its way. A board whose own parts are pressed calls `game.take(step)`, or `game.mark(number)` for what the next
 * step is made of. `game.board` gets no focus of the form: Space and Enter stay with the first action.
 */
export interface StepBoard<Round> {
  readonly element: HTMLElement;
  /** Shows how a settled round ended, before anything says so; resolves once it is seen, with less motion at once. `game.round` is still the round before its last step meanwhile. */
  reveal?(round: Round): Promise<void>;
}

export interface BoardParts<Round extends PlayedSteps> {
  readonly game: StepGame<Round>;
  readonly skin: Skin;
  readonly sound: Sound;
}

/** A line of a sheet. */
export type Fact = readonly [label: string, value: Child];

/** What a game with steps has of its own on the page; everything else is alike. Its messages are in `messages/*-steps.ts` or a file of its own. */
export interface StepPlay<Round extends PlayedSteps> extends StakeRules<Round> {
  readonly model: StepModelId;
  readonly texts: Readonly<{
    /** In the corner of the stage. */
    aim: MessageId;
    /** On the button that bets: `{amount}` is what it takes. */
    start: MessageId;
    /** While a bet or a step is on its way. */
    running: MessageId;
  }>;
  /** What the player chooses with, above the stake. */
  readonly controls?: (game: StepGame<Round>) => HTMLElement[];
  readonly board: (parts: BoardParts<Round>) => StepBoard<Round>;
  /** How long a reveal may take, in milliseconds; 2,500 without this. */
  readonly mostRevealMs?: (round: Round) => number;
  /** What the player may do in a round that waits. The first is the form’s own button, pressed by Space and Enter too; it stands last, below or beside the others. Never empty. */
  readonly actions: (round: Round, game: StepGame<Round>) => readonly [StepAction<StepOf<Round>>, ...StepAction<StepOf<Round>>[]];
  /** What a round that waits has come to, in a sentence without its full stop; it is read out with each step. */
  readonly comesTo: (round: Round, game: StepGame<Round>) => string;
  /** What is read out before it because it is seen on the board. Nothing without this. */
  readonly heard?: (round: Round) => string;
  /** How a round went, in a few words without a full stop. */
  readonly cameOut: (round: Round, game: StepGame<Round>) => string;
  /** The same as short as it goes, for the row of past rounds; without this how many times the stake came back. */
  readonly shortly?: (round: Round) => string;
  /** The return that is listed. */
  readonly listedReturn: () => Fraction;
  /** The rules: what they say, lines about return, largest win and rounds that are left (stake, rounding, pace and last round are added), and what stands below. */
  readonly rules: (game: StepGame<Round>) => {
    readonly intro: string;
    readonly facts: readonly Fact[];
    readonly below: readonly HTMLElement[];
  };
  /** Lines of a past round’s sheet besides stake, raises, result, payout and seeds: what was chosen. */
  readonly roundFacts?: (round: Round, game: StepGame<Round>) => readonly Fact[];
}
