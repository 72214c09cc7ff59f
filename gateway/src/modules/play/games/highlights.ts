import type { HighlightsValue } from '@pavilion/api/games';
import type { Locale } from '@pavilion/i18n';
import { addDays, dayIn } from '@pavilion/time';
import type { Catalogue } from './catalogue';
import { type CatalogueEntry, stageOf } from './library';
import { toWireGames } from './responses';

const TOP = 10;
/** With fewer, most of what opens would be among the best. */
const MIN_TOP = 5;
const ROW = 12;
/** With fewer, a row of this week's games looks like a fault. */
const MIN_OF_WEEK = 4;

/** What the lobby shows beyond its rows, from memory alone. */
export function highlightsResponse(catalogue: Catalogue, locale: Locale): HighlightsValue {
  const newest = catalogue.list({ selection: 'NEW' }).slice(0, ROW);
  const today = dayIn('UTC');
  const week = newest.filter(({ row }) => row.released > addDays(today, -7) && row.released <= today);
  const thisWeek = week.length >= MIN_OF_WEEK;
  const top = catalogue.top.filter((entry) => stageOf(entry) === 'OPEN').slice(0, TOP);
  const featured = catalogue.top.find(isPlayable) ?? catalogue.list({}).find(isPlayable);
  return {
    top: top.length < MIN_TOP ? [] : toWireGames(top, locale),
    fresh: toWireGames(thisWeek ? week : newest, locale),
    thisWeek,
    ...(featured && { featured: featuredGame(featured, locale) }),
  };
}

function isPlayable({ wire }: CatalogueEntry): boolean {
  return !wire.en.notConnected && !wire.en.inMaintenance;
}

function featuredGame({ wire, row }: CatalogueEntry, locale: Locale): NonNullable<HighlightsValue['featured']> {
  return { game: wire[locale], rtp: (row.rtp / 100).toFixed(2), minBet: String(row.min_bet) };
}
