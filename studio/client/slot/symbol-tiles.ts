import { translate } from '../messages/translate';
import { lookOf, type SkinData } from './skin';

/** Shares of a cell that symbols fill, best first; what pays less is drawn smaller. */
const [LARGEST, SMALLEST] = [0.98, 0.76];

export const fontOf = (pixels: number) => `800 ${pixels}px 'Inter Variable', 'Noto Sans Bengali Variable', sans-serif`;

interface Plaque {
  readonly text: 'slot.wild' | 'slot.scatter';
  readonly colour: string;
}

/** Symbols that do something say so. */
const PLAQUES: Readonly<Record<string, Plaque>> = {
  W: { text: 'slot.wild', colour: '#b3162f' },
  S: { text: 'slot.scatter', colour: '#1d4fb8' },
};

/** The symbols of a title as pictures of exactly the size of a cell, painted once: a frame only copies them. */
export class SymbolTiles {
  private readonly pictures = new Map<string, HTMLImageElement>();
  private tiles = new Map<string, HTMLCanvasElement>();
  private size = '';

  constructor(
    private readonly skin: SkinData,
    /** Best first. */
    private readonly symbols: readonly string[],
    /** A picture has come. */
    private readonly changed: () => void,
  ) {
    for (const symbol of symbols) this.load(symbol);
    // Tests have no fonts to wait for.
    if ('fonts' in document) void this.paintOnceLettersCame();
  }

  /** The picture of a symbol for a cell of so many pixels; undefined until it has come. */
  of(symbol: string, width: number, height: number): HTMLCanvasElement | undefined {
    const size = `${width}×${height}`;
    if (size !== this.size) [this.size, this.tiles] = [size, new Map()];
    const known = this.tiles.get(symbol);
    const picture = this.pictures.get(symbol);
    if (known || !picture) return known;
    const tile = paint(picture, { width, height, share: this.shareOf(symbol), plaque: PLAQUES[symbol] });
    this.tiles.set(symbol, tile);
    return tile;
  }

  private async paintOnceLettersCame(): Promise<void> {
    try {
      const letters = Object.values(PLAQUES).map(({ text }) => translate(text));
      await document.fonts.load(fontOf(16), letters.join(''));
      for (const symbol of Object.keys(PLAQUES)) this.tiles.delete(symbol);
      this.changed();
    } catch {
      // The letters of the browser's own font, which are there already, stay.
    }
  }

  private shareOf(symbol: string): number {
    const place = this.symbols.indexOf(symbol) / (this.symbols.length - 1);
    return symbol in PLAQUES ? 1 : LARGEST + (SMALLEST - LARGEST) * place;
  }

  private load(symbol: string): void {
    const picture = new Image();
    picture.addEventListener('load', () => {
      this.pictures.set(symbol, picture);
      this.changed();
    });
    picture.src = lookOf(this.skin, symbol).art;
  }
}

interface Tile {
  readonly width: number;
  readonly height: number;
  readonly share: number;
  /** What is written on it. */
  readonly plaque: Plaque | undefined;
}

function paint(picture: HTMLImageElement, { width, height, share, plaque }: Tile): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [width, height];
  const context = tile.getContext('2d');
  if (!context) return tile;
  const side = Math.min(width, height) * share;
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side);
  if (plaque) writePlaque(context, width, height, plaque);
  return tile;
}

function writePlaque(context: CanvasRenderingContext2D, width: number, height: number, { text, colour }: Plaque): void {
  const [high, wide] = [height * 0.24, width * 0.8];
  const [x, y] = [(width - wide) / 2, height - high - height * 0.05];
  context.fillStyle = colour;
  context.strokeStyle = '#ffe08a';
  context.lineWidth = Math.max(1, height * 0.02);
  context.beginPath();
  context.roundRect(x, y, wide, high, high / 3);
  context.fill();
  context.stroke();
  context.fillStyle = '#fff6d8';
  context.font = fontOf(high * 0.66);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(translate(text), width / 2, y + high / 2, wide * 0.9);
}
