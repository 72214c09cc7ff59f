import type { Random } from '../../../gateway/src/platform/random';
import { createDefinitions, type Definitions } from './definitions';
import { type Paints, paintsFor } from './paints';
import type { Palette } from './palettes';
import { group, num } from './svg';

/** What every motif and scene draws with: chance, the picture's colours, and the paints it shares through `<defs>`. */
export interface Pen extends Paints {
  readonly random: Random;
  readonly ink: Palette;
  /** Draws both halves of something symmetrical while storing one. */
  mirror(...half: string[]): string;
  /** Stores a drawing once; the returned function places it. */
  stamp(...body: string[]): Stamp;
  /** A fill that repeats a drawing every `width` × `height`. */
  pattern(width: number, height: number, ...tile: string[]): string;
  defs(): string;
}

type Stamp = (x: number, y: number, scale?: number, turn?: number, extra?: string) => string;

export function penFor(ink: Palette, random: Random, prefix = 'p'): Pen {
  const { define, svg } = createDefinitions(prefix);
  return Object.assign(paintsFor(define), { random, ink, ...repetitionsFor(define), defs: svg });
}

/** Drawings that are stored once and shown several times. */
function repetitionsFor(define: Definitions['define']): Pick<Pen, 'mirror' | 'stamp' | 'pattern'> {
  return {
    mirror: (...half) => {
      const id = define(`half|${half.join('')}`, (name) => group(`id="${name}"`, ...half));
      return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`;
    },
    stamp: (...body) => {
      const id = define(`stamp|${body.join('')}`, (name) => group(`id="${name}"`, ...body));
      return (x, y, scale = 1, turn = 0, extra = '') => {
        const transform = placed(x, y, scale, turn);
        return `<use href="#${id}"${transform && ` transform="${transform}"`}${extra && ` ${extra}`}/>`;
      };
    },
    pattern: (width, height, ...tile) =>
      `url(#${define(`pattern|${tile.join('')}`, (id) => `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${tile.join('')}</pattern>`)})`,
  };
}

function placed(x: number, y: number, scale: number, turn: number): string {
  const moved = x === 0 && y === 0 ? '' : `translate(${num(x)} ${num(y)})`;
  const turned = turn === 0 ? '' : `rotate(${num(turn)})`;
  const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 100) / 100})`;
  return moved + turned + scaled;
}
