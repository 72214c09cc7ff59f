import { drawBaked } from './baked';
import type { Box } from './canvas-scene';
import type { Skin } from './skin';

export const fontOf = (pixels: number, weight = 750) =>
  `${weight} ${pixels}px 'Inter Variable', 'Noto Sans Bengali Variable', sans-serif`;

interface BackdropParts {
  readonly stars?: number;
  /** Stands in the middle, pale; once it has come. */
  readonly emblem?: HTMLImageElement;
}

/** The title's own sky with `stars` of light in it: what every scene stands before. */
export function paintBackdrop(
  context: CanvasRenderingContext2D,
  { width, height }: Box,
  skin: Skin,
  { stars = 26, emblem }: BackdropParts = {},
): void {
  const shown = emblem?.complete && emblem.naturalWidth > 0 ? emblem : undefined;
  const paint = (on: CanvasRenderingContext2D) => {
    paintSky(on, { width, height }, skin);
    paintStars(on, { width, height }, skin.colours.glow, stars);
    if (shown) paintEmblem(on, { width, height }, shown);
  };
  drawBaked(context, { key: `backdrop ${stars} ${shown?.src ?? ''}`, width, height, opaque: true, paint });
}

function paintEmblem(context: CanvasRenderingContext2D, { width, height }: Box, emblem: HTMLImageElement): void {
  const size = height * 0.8;
  context.globalAlpha = 0.22;
  context.drawImage(emblem, (width - size) / 2, (height - size) / 2, size, size);
  context.globalAlpha = 1;
}

/** The title's own sky, by day and night alike: dark enough for light letters. */
function paintSky(context: CanvasRenderingContext2D, { width, height }: Box, { colours }: Skin): void {
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, colours.dark);
  sky.addColorStop(0.55, colours.top);
  sky.addColorStop(1, mixed(colours.top, colours.middle, 0.75));
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(width / 2, height * 0.45, 0, width / 2, height * 0.45, Math.max(width, height) * 0.6);
  glow.addColorStop(0, alpha(colours.middle, 0.55));
  glow.addColorStop(1, alpha(colours.middle, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

/** The same points of light each time. */
function paintStars(context: CanvasRenderingContext2D, { width, height }: Box, colour: string, count: number): void {
  context.fillStyle = colour;
  for (let star = 1; star <= count; star += 1) {
    const [x, y] = [(star * 0.618_034) % 1, (star * 0.414_214 + star * star * 0.0137) % 1];
    context.globalAlpha = 0.15 + ((star * 0.37) % 1) * 0.5;
    context.beginPath();
    context.arc(x * width, y * height, 0.6 + ((star * 0.73) % 1) * 1.1, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

interface Letters {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly most?: number;
  readonly align?: CanvasTextAlign;
  readonly weight?: number;
}

/** A line of text in the middle of its height; smaller where there is not room enough. */
export function paintText(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, size, colour, most, align, weight }: Letters,
): void {
  context.font = fontOf(size, weight);
  const wide = context.measureText(text).width;
  if (most !== undefined && wide > most) context.font = fontOf((size * most) / wide, weight);
  context.textAlign = align ?? 'center';
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

/** A colour of six digits, let through. */
export function alpha(hex: string, share: number): string {
  return `${hex}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

/** Between two colours of six digits. */
export function mixed(one: string, other: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(one, at) + (part(other, at) - part(one, at)) * share));
  return `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
}

/** Dark or light letters, whichever can be read on a colour. */
export function lettersOn(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#1a1206' : '#ffffff';
}
