import { SYMBOLS, type SlotSymbol } from '../../src/slots/reels';
import { translate } from '../messages/translate';
import type { SkinData } from './skin';

/** Share of a cell that a symbol fills; what pays less is drawn smaller. */
const SIZES: Readonly<Record<SlotSymbol, number>> = { W: 1, A: 0.98, B: 0.92, C: 0.9, D: 0.88, E: 0.8, F: 0.78, G: 0.76, H: 0.76 };

const fontOf = (pixels: number) => `800 ${pixels}px 'Inter Variable', 'Noto Sans Bengali Variable', sans-serif`;

/** The symbols of a title as pictures of exactly the size of a cell, painted once: a frame only copies them. */
export class SymbolTiles {
  private readonly pictures = new Map<SlotSymbol, HTMLImageElement>();
  private tiles = new Map<SlotSymbol, HTMLCanvasElement>();
  private size = '';

  constructor(
    private readonly skin: SkinData,
    /** A picture has come. */
    private readonly changed: () => void,
  ) {
    for (const symbol of SYMBOLS) this.load(symbol);
    // Tests have no fonts to wait for.
    if ('fonts' in document) void this.paintOnceLettersCame();
  }

  /** The picture of a symbol for a cell of so many pixels; undefined until it has come. */
  of(symbol: SlotSymbol, width: number, height: number): HTMLCanvasElement | undefined {
    const size = `${width}×${height}`;
    if (size !== this.size) [this.size, this.tiles] = [size, new Map()];
    const known = this.tiles.get(symbol);
    const picture = this.pictures.get(symbol);
    if (known || !picture) return known;
    const tile = paint(symbol, picture, width, height);
    this.tiles.set(symbol, tile);
    return tile;
  }

  private async paintOnceLettersCame(): Promise<void> {
    try {
      await document.fonts.load(fontOf(16), translate('slot.wild'));
      this.tiles.delete('W');
      this.changed();
    } catch {
      // The letters of the browser's own font, which are there already, stay.
    }
  }

  private load(symbol: SlotSymbol): void {
    const picture = new Image();
    picture.addEventListener('load', () => {
      this.pictures.set(symbol, picture);
      this.changed();
    });
    picture.src = this.skin.symbols[symbol].art;
  }
}

function paint(symbol: SlotSymbol, picture: HTMLImageElement, width: number, height: number): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [width, height];
  const context = tile.getContext('2d');
  if (!context) return tile;
  const side = Math.min(width, height) * SIZES[symbol];
  context.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side);
  if (symbol === 'W') writeWild(context, width, height);
  return tile;
}

function writeWild(context: CanvasRenderingContext2D, width: number, height: number): void {
  const [high, wide] = [height * 0.24, width * 0.8];
  const [x, y] = [(width - wide) / 2, height - high - height * 0.05];
  context.fillStyle = '#b3162f';
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
  context.fillText(translate('slot.wild'), width / 2, y + high / 2, wide * 0.9);
}
