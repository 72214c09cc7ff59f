import { type BannerScene, BANNER_SCENES, bannerParts } from './banner-scenes';
import { palette } from './palettes';
import { penFor } from './pen';
import { randomFrom, seedOf } from './random';
import { drawing, rect } from './svg';
import type { Tone } from './vendor-logo';

export type { BannerScene } from './banner-scenes';
export { BANNER_SCENES } from './banner-scenes';

/** Whether a name from an address is one of the {@link BANNER_SCENES}. */
export const isBannerScene = (name: string): name is BannerScene => (BANNER_SCENES as readonly string[]).includes(name);

/** Quietens the half under the text. */
const calm = (colour: string, tone: Tone): string =>
  `<linearGradient id="calm"><stop stop-color="${colour}" stop-opacity="${tone === 'dark' ? '.72' : '.8'}"/><stop offset=".55" stop-color="${colour}" stop-opacity="${tone === 'dark' ? '.5' : '.6'}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;

/**
 * Draws a carousel picture, 1600 × 700. Its left half stays calm for text set above it: light text on `dark`, dark text on `light`.
 *
 * The same scene and seed always give the same bytes; another seed moves its lights, boats and stars.
 */
export function drawBanner({ scene, seed = scene, tone = 'dark' }: { scene: BannerScene; seed?: string; tone?: Tone }): string {
  const { dark, light, draw } = bannerParts[scene];
  const pen = penFor(palette(tone === 'dark' ? dark : light), randomFrom(seedOf(seed)), 'b');
  const body = draw(pen, tone === 'light') + rect(0, 0, 1000, 700, 0, 'url(#calm)');
  return drawing(
    '0 0 1600 700',
    '',
    pen.defs() + calm(pen.ink.sky[0], tone) + body,
    'preserveAspectRatio="xMaxYMid slice"',
  ).replace('role="img" aria-label=""', 'aria-hidden="true"');
}
