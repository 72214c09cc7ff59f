import type { HighlightsValue } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import type { Catalogue } from './catalogue';
import { type CatalogueEntry, stageOf } from './library';
import { toWireGames } from './responses';

const TOP = 10;
/** With fewer, most of what opens would be among the best. */
const MIN_TOP = 5;
const ROW = 12;

/** What the lobby shows beyond its rows, from memory alone. */
export function highlightsResponse(catalogue: Catalogue, locale: Locale): HighlightsValue {
  const fresh = catalogue.list({ selection: 'NEW', stage: 'OPEN' }).slice(0, ROW);
  const top = catalogue.top.filter((entry) => stageOf(entry) === 'OPEN').slice(0, TOP);
  const featured = catalogue.top.find(isPlayable) ?? catalogue.list({}).find(isPlayable);
  return {
    top: top.length < MIN_TOP ? [] : toWireGames(top, locale),
    fresh: toWireGames(fresh, locale),
    ...(featured && { featured: featuredGame(featured, locale) }),
  };
}

function isPlayable({ wire }: CatalogueEntry): boolean {
  return !wire.en.notConnected && !wire.en.inMaintenance;
}

function featuredGame({ wire, row }: CatalogueEntry, locale: Locale): NonNullable<HighlightsValue['featured']> {
  return { game: wire[locale], rtp: ((row.rtp ?? 0) / 100).toFixed(2), minBet: String(row.min_bet) };
}
