import type { InstantRules } from '../../src/instant/instant-rules';
import type { Sound } from '../engine/sound';
import type { MessageId } from '../messages/en';
import type { InstantGame } from './instant-game';
import type { InstantSkin } from './instant-skin';

/** What moves on the table. */
export interface Scene<Choice> {
  readonly element: HTMLElement;
  /** The bet is placed: something turns, falls or waits until it is known what came out. */
  start(): void;
  /** Resolves once it is seen what came out. With less motion that is at once. */
  land(choice: Choice, drawn: readonly number[]): Promise<void>;
  /** Nothing moves; what came out last, or nothing yet. */
  rest(choice: Choice, drawn: readonly number[] | null): void;
}

export interface SceneParts<Choice extends object> {
  readonly game: InstantGame<Choice>;
  readonly skin: InstantSkin;
  readonly sound: Sound;
}

/** What a game of one choice has of its own on the page; everything else is alike. */
export interface InstantPlay<Choice extends object> {
  readonly rules: InstantRules<Choice>;
  readonly first: Choice;
  readonly texts: Readonly<Record<'aim' | 'rules' | 'bet' | 'running', MessageId>>;
  readonly scene: (parts: SceneParts<Choice>) => Scene<Choice>;
  /** What the player chooses with, above the stake. */
  readonly controls: (game: InstantGame<Choice>, skin: InstantSkin) => HTMLElement[];
  /** The choice in a few words. */
  readonly chosen: (choice: Choice, skin: InstantSkin) => string;
  /** What came out in a few words. */
  readonly cameOut: (choice: Choice, drawn: readonly number[], skin: InstantSkin) => string;
  /** Whether what is paid stands on the table already. */
  readonly showsPays: boolean;
  /** The colour that a prize has on the table. */
  readonly prizeColour?: (choice: Choice, multiplier: number, skin: InstantSkin) => string | undefined;
}
