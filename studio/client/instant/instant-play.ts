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
  /** A round is shown once more: nobody plays. */
  readonly isReplay: boolean;
}

/** What a game of one choice has of its own on the page; everything else is alike. */
export interface InstantPlay<Choice extends object> {
  readonly rules: InstantRules<Choice>;
  readonly first: Choice;
  readonly texts: Readonly<Record<'aim' | 'rules' | 'bet' | 'running', MessageId>>;
  /** Where the player brings what came out to light: what the button says meanwhile, what is said, and how long it may take. */
  readonly finish?: { readonly button: MessageId; readonly said: MessageId; readonly longestMs: number };
  readonly scene: (parts: SceneParts<Choice>) => Scene<Choice>;
  /** What the player chooses with, above the stake. */
  readonly controls: (game: InstantGame<Choice>, skin: Skin) => HTMLElement[];
  /** The choice in a few words. */
  readonly chosen: (choice: Choice, skin: Skin) => string;
  /** What came out in a few words. */
  readonly cameOut: (choice: Choice, drawn: readonly number[], skin: Skin) => string;
  /** Whether what is paid stands on the table already. */
  readonly showsPays: boolean;
  /** What stands below the table in the place of its prizes. */
  readonly legend?: (game: InstantGame<Choice>, skin: Skin) => HTMLElement;
  /** The prizes in the rules, where a table of chances is not what is published. */
  readonly payTable?: (game: InstantGame<Choice>, skin: Skin) => HTMLElement;
  /** The colour that a prize has on the table. */
  readonly prizeColour?: (choice: Choice, multiplier: number, skin: Skin) => string | undefined;
}
