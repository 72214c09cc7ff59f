import { darker, lighter } from './colour';
import type { Definitions } from './definitions';
import { num } from './svg';

/** Gradients and what is made of them; each is defined once per picture. */
export interface Paints {
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

/** The paints of the picture that `define` stores definitions for. */
export function paintsFor(define: Definitions['define']): Paints {
  const fill = (key: string, build: (id: string) => string) => `url(#${define(key, build)})`;
  const linear = (vector: string, colours: readonly string[]) =>
    fill(`${vector}|${colours.join()}`, (id) => `<linearGradient id="${id}"${vector}>${evenStops(colours)}</linearGradient>`);
  const down = (...colours: string[]) => linear(' x2="0" y2="1"', colours);
  return {
    down,
    across: (...colours) => linear('', colours),
    tone: (colour) => down(lighter(colour, 0.42), colour, darker(colour, 0.42)),
    ball: (colour) =>
      fill(
        `ball|${colour}`,
        (id) =>
          `<radialGradient id="${id}" cx=".36" cy=".3" r=".75">${stops([lighter(colour, 0.62), colour, darker(colour, 0.5)])}</radialGradient>`,
      ),
    glow: (colour, strength = 1) =>
      fill(
        `glow|${colour}|${strength}`,
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${num(strength)}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${num(strength * 0.5)}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
    veil: (colour, from, to) =>
      fill(
        `veil|${colour}|${from}|${to}`,
        (id) =>
          `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="${num(from)}"/><stop offset="1" stop-color="${colour}" stop-opacity="${num(to)}"/></linearGradient>`,
      ),
    get gold() {
      return down('#fff6c4', '#ffd257', '#d98a14', '#ffe08a');
    },
    get silver() {
      return down('#ffffff', '#d3dcec', '#7f8cab', '#e6edf8');
    },
  };
}
