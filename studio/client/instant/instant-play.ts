import type { InstantRules } from '../../src/instant/instant-rules';
import type { Scene } from '../engine/scene';
import type { Sound } from '../engine/sound';
import type { MessageId } from '../messages/en';
import type { InstantGame } from './instant-game';
import type { Skin } from '../engine/skin';

export interface SceneParts<Choice extends object> {
  readonly game: InstantGame<Choice>;
  readonly skin: Skin;
  readonly sound: Sound;
}

/** What a game of one choice has of its own on the page; everything else is alike. */
export interface InstantPlay<Choice extends object> {
  readonly rules: InstantRules<Choice>;
  readonly first: Choice;
  readonly texts: Readonly<Record<'aim' | 'rules' | 'bet' | 'running', MessageId>>;
  readonly scene: (parts: SceneParts<Choice>) => Scene<Choice>;
  /** What the player chooses with, above the stake. */
  readonly controls: (game: InstantGame<Choice>, skin: Skin) => HTMLElement[];
  /** The choice in a few words. */
  readonly chosen: (choice: Choice, skin: Skin) => string;
  /** What came out in a few words. */
  readonly cameOut: (choice: Choice, drawn: readonly number[], skin: Skin) => string;
  /** Whether what is paid stands on the table already. */
  readonly showsPays: boolean;
  /** The colour that a prize has on the table. */
  readonly prizeColour?: (choice: Choice, multiplier: number, skin: Skin) => string | undefined;
}
