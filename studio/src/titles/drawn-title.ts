import type { ModelId } from '../models/model-id';
import { inkByHand } from './cover-ink';
import { symbolAddress } from './symbol-address';
import type { Title } from './title';

/** What is drawn, and its name in Bengali. */
type Drawn = readonly [noun: string, bn: string];

/** Every title has a hero, its picture in lists; what else is drawn is its game's matter. */
export type DrawnPieces<Piece extends string> = Readonly<{ hero: Drawn } & Partial<Record<Piece, Drawn>>>;

export interface DrawnTitle {
  readonly code: string;
  readonly model: ModelId;
  readonly en: string;
  readonly bn: string;
  readonly pieces: DrawnPieces<string>;
}

/** A title whose picture and pieces are drawn in the colours of its cover. */
export function drawnTitle({ code, model, en, bn, pieces }: DrawnTitle, released: string): Title {
  const symbols = Object.entries(pieces).flatMap(([piece, drawn]) =>
    drawn ? [[piece, { noun: drawn[0], names: { bn: drawn[1], en: drawn[0] }, art: symbolAddress(code, piece) }] as const] : [],
  );
  return {
    code,
    model,
    names: { bn, en },
    released,
    art: symbolAddress(code, 'hero'),
    skin: { ink: inkByHand({ en, model }), symbols: Object.fromEntries(symbols) },
  };
}
