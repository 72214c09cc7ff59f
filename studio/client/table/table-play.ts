import type { Slip, TableRules } from '../../src/table/table-rules';
import type { Sound } from '../engine/sound';
import type { Scene } from '../engine/scene';
import type { Skin } from '../engine/skin';
import type { MessageId } from '../messages/en';
import type { TableGame } from './table-game';

export interface TableParts {
  readonly game: TableGame;
  readonly skin: Skin;
  readonly sound: Sound;
}

/** What a scene needs besides: the words of its game. */
export interface SceneParts extends TableParts {
  readonly cameOut: (drawn: readonly number[]) => string;
  readonly shortly: (drawn: readonly number[]) => string;
  readonly nameOf: (spot: string) => string;
}

/** Makes the button of a spot; what it shows besides the chips on it is the game's. */
export type SpotMaker = (spot: string, ...content: (Node | string)[]) => HTMLElement;

/** What a table has of its own on the page; everything else is alike. */
export interface TablePlay {
  readonly rules: TableRules;
  readonly texts: Readonly<Record<'aim' | 'rules' | 'play' | 'running', MessageId>>;
  readonly scene: (parts: SceneParts) => Scene<Slip>;
  /** Where chips are laid. */
  readonly felt: (spot: SpotMaker, skin: Skin) => HTMLElement;
  readonly nameOf: (spot: string, skin: Skin) => string;
  /** What came out in a few words. */
  readonly cameOut: (drawn: readonly number[], skin: Skin) => string;
  /** The same as short as it goes, for the row of past rounds. */
  readonly shortly: (drawn: readonly number[], skin: Skin) => string;
}
