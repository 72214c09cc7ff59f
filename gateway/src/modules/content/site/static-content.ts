import { icon } from './icon';
import { escapeText } from '../../../platform/html';
import { inAllLanguages, type LocalizedText } from './texts';

/** What the lobby shows first, as far as it can be drawn without script. */
export interface HomeContent {
  banners: readonly { image: string }[];
  /** Whether a line of notices runs below the banner. */
  notices: boolean;
  /** How many places the line of categories has. */
  categories: number;
  hotTitle: LocalizedText;
  hot: readonly { name: LocalizedText; vendor: string; art: string }[];
}

const TILE = `<li class="pv-tile" aria-hidden="true"><div class="pv-tile-art pv-skeleton"></div><div class="pv-tile-name pv-skeleton"></div><div class="pv-tile-vendor pv-skeleton"></div></li>`;

/** The place of a player's recent games, which no server knows; a rule of the stylesheet shows it to those who may have some. */
const RECENT = `<section class="pv-section pv-recent" aria-hidden="true"><div class="pv-section-head"></div><ul class="pv-row" role="list">${TILE.repeat(8)}</ul></section>`;

/** The rough shape of any page. */
export const placeholderShape = `<div class="pv-skeleton pv-shape-title"></div><ul class="pv-grid pv-shape-grid" role="list">${TILE.repeat(12)}</ul>`;

/** Banner, categories and first row of covers, with their pictures: the largest things of the first screen wait for no script. */
export function renderHomeContent({ banners, notices, hotTitle, hot, categories }: HomeContent): string {
  const slides = banners
    .slice(0, SLIDES)
    .map(
      ({ image }, at) =>
        `<div class="pv-banner-slide"><img src="${escapeText(image)}" alt="" width="1600" height="700"${at === 0 ? ' fetchpriority="high"' : ''} decoding="async"></div>`,
    );
  return `<div class="pv-banner">${slides.join('')}</div>${notices ? '<div class="pv-notice"></div>' : ''}
<ul class="pv-cats" role="list" aria-hidden="true">${'<li><div class="pv-cat"></div></li>'.repeat(categories)}</ul>
${RECENT}
<section class="pv-section"><div class="pv-section-head"><h2 class="pv-section-title">${icon('flame', 22)}${inAllLanguages(hotTitle)}</h2></div><ul class="pv-row" role="list">${hot.map(tile).join('')}</ul></section>`;
}

function tile({ name, vendor, art }: HomeContent['hot'][number], at: number): string {
  const loading = at < FIRST_COVERS ? ' fetchpriority="high"' : at < ROW ? '' : ' loading="lazy"';
  return `<li class="pv-tile"><div class="pv-tile-art"><img src="${escapeText(art)}" alt="" width="300" height="400"${loading} decoding="async"></div><div class="pv-tile-name">${inAllLanguages(name)}</div><div class="pv-tile-vendor">${escapeText(vendor)}</div></li>`;
}

/** As many as the widest window shows. */
const SLIDES = 2;
/** What a phone shows of the row, and what a desktop does. */
const FIRST_COVERS = 3;
const ROW = 7;
