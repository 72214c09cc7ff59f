import { darker, lighter } from './colour';
import type { Palette } from './palettes';
import type { Random } from './random';
import { group, num } from './svg';

/** What every motif and scene draws with: chance, the picture's colours, and the paints it shares through `<defs>`. */
export interface Pen {
  readonly random: Random;
  readonly ink: Palette;
  /** Top to bottom. */
  down(...colours: string[]): string;
  across(...colours: string[]): string;
  /** One colour lit from above. */
  tone(colour: string): string;
  /** One colour as a lit ball. */
  ball(colour: string): string;
  /** A light that fades out at its edge. */
  glow(colour: string, strength?: number): string;
  /** Fades a colour in from top to bottom. */
  veil(colour: string, from: number, to: number): string;
  readonly gold: string;
  readonly silver: string;
  /** Draws both halves of something symmetrical while storing one. */
  mirror(...half: string[]): string;
  /** Stores a drawing once; the returned function places it. */
  stamp(...body: string[]): (x: number, y: number, scale?: number, turn?: number, extra?: string) => string;
  /** A fill that repeats a drawing every `width` × `height`. */
  pattern(width: number, height: number, ...tile: string[]): string;
  defs(): string;
}

const stops = (colours: readonly string[]): string =>
  colours
    .map((colour, at) => `<stop${at === 0 ? '' : ` offset="${num(at / (colours.length - 1))}"`} stop-color="${colour}"/>`)
    .join('');

const evenStops = (colours: readonly string[]): string =>
  colours.length > 3
    ? colours
        .map(
          (colour, at) =>
            `<stop${at === 0 ? '' : ` offset="${Math.round((at / (colours.length - 1)) * 100)}%"`} stop-color="${colour}"/>`,
        )
        .join('')
    : stops(colours);

/** Drawings and paints that a picture stores once, by what they are. */
function createDefs(prefix: string) {
  const known = new Map<string, string>();
  const kept: string[] = [];
  return {
    /** The id of what `build` draws; it is drawn the first time only. */
    keep(key: string, build: (id: string) => string): string {
      const found = known.get(key);
      if (found !== undefined) return found;
      const id = `${prefix}${kept.length.toString(36)}`;
      kept.push(build(id));
      known.set(key, id);
      return id;
    },
    markup: () => (kept.length === 0 ? '' : `<defs>${kept.join('')}</defs>`),
  };
}

type Keep = ReturnType<typeof createDefs>['keep'];

export function penFor(ink: Palette, random: Random, prefix = 'p'): Pen {
  const { keep, markup } = createDefs(prefix);
  const paints = paintsFor(keep);
  return {
    random,
    ink,
    ...paints,
    ...stampsFor(keep),
    // Made when they are first used: a picture without gold stores none.
    get gold() {
      return paints.down('#fff6c4', '#ffd257', '#d98a14', '#ffe08a');
    },
    get silver() {
      return paints.down('#ffffff', '#d3dcec', '#7f8cab', '#e6edf8');
    },
    defs: markup,
  };
}

/** Paints that fade from one colour to another. */
function paintsFor(keep: Keep): Pick<Pen, 'down' | 'across' | 'tone' | 'ball' | 'glow' | 'veil'> {
  const linear = (vector: string, colours: readonly string[]) =>
    `url(#${keep(`${vector}|${colours.join()}`, (id) => `<linearGradient id="${id}"${vector}>${evenStops(colours)}</linearGradient>`)})`;
  const down = (...colours: string[]) => linear(' x2="0" y2="1"', colours);
  return {
    down,
    across: (...colours) => linear('', colours),
    tone: (colour) => down(lighter(colour, 0.42), colour, darker(colour, 0.42)),
    ball: (colour) =>
      `url(#${keep(
        `ball|${colour}`,
        (id) =>
          `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops([lighter(colour, 0.62), colour, darker(colour, 0.5)])}</radialGradient>`,
      )})`,
    glow: (colour, strength = 1) =>
      `url(#${keep(
        `glow|${colour}|${strength}`,
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${num(strength)}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${num(strength * 0.5)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      )})`,
    veil: (colour, from, to) =>
      `url(#${keep(
        `veil|${colour}|${from}|${to}`,
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${num(from)}"/><stop offset="1" stop-color="${colour}" stop-opacity="${num(to)}"/></linearGradient>`,
      )})`,
  };
}

/** Drawings that are stored once and placed often. */
function stampsFor(keep: Keep): Pick<Pen, 'mirror' | 'stamp' | 'pattern'> {
  return {
    mirror: (...half) => {
      const id = keep(`half|${half.join('')}`, (name) => group(`id="${name}"`, ...half));
      return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`;
    },
    stamp: (...body) => {
      const id = keep(`stamp|${body.join('')}`, (name) => group(`id="${name}"`, ...body));
      return (x, y, scale = 1, turn = 0, extra = '') => {
        const moved = x === 0 && y === 0 ? '' : `translate(${num(x)} ${num(y)})`;
        const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
        const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
        const transform = moved + turned + scaled;
        return `<use href="#${id}"${transform && ` transform="${transform}"`}${extra && ` ${extra}`}/>`;
      };
    },
    pattern: (width, height, ...tile) =>
      `url(#${keep(`pattern|${tile.join('')}`, (id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile.join('')}</pattern>`)})`,
  };
}
