import { escapeText } from './markup';
import { inAllLanguages, type Words } from './words';

/** What the lobby shows first, as far as it can be drawn without script. */
export interface HomeDrawing {
  banners: readonly { image: string; title: Words; subtitle: Words; action: Words }[];
  hotTitle: Words;
  hot: readonly { name: Words; vendor: string; art: string }[];
}

const TILE = `<li class="pv-tile" aria-hidden="true"><div class="pv-tile-art pv-skeleton"></div><div class="pv-tile-name pv-skeleton"></div><div class="pv-tile-vendor pv-skeleton"></div></li>`;

/** The rough shape of any page. */
export const roughShape = `<div class="pv-skeleton pv-shape-title"></div><ul class="pv-grid pv-shape-grid" role="list">${TILE.repeat(12)}</ul>`;

/** Banner and first row of covers, with their pictures: the largest things of the first screen wait for no script. */
export function homeContent({ banners, hotTitle, hot }: HomeDrawing): string {
  const slides = banners
    .slice(0, 2)
    .map(
      ({ image }, at) =>
        `<div class="pv-banner-slide"><img src="${escapeText(image)}" alt="" width="1280" height="512"${at === 0 ? ' fetchpriority="high"' : ''} decoding="async"></div>`,
    );
  const tiles = hot.map(
    ({ name, vendor, art }, at) =>
      `<li class="pv-tile"><div class="pv-tile-art"><img src="${escapeText(art)}" alt="" width="300" height="400"${at < 3 ? ' fetchpriority="high"' : at > 6 ? ' loading="lazy"' : ''} decoding="async"></div><div class="pv-tile-name">${inAllLanguages(name)}</div><div class="pv-tile-vendor">${escapeText(vendor)}</div></li>`,
  );
  return `<div class="pv-banner">${slides.join('')}</div>
<section class="pv-section"><div class="pv-section-head"><h2 class="pv-section-title">${inAllLanguages(hotTitle)}</h2></div><ul class="pv-row" role="list">${tiles.join('')}</ul></section>`;
}
