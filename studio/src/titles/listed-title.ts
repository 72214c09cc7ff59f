import { asNumber } from '../models/fraction';
import type { ModelId } from '../models/model-id';
import { modelOf } from '../models/models';
import { CURRENCIES } from '../money/currencies';
import type { Listing } from './listing';
import { OWN_LABEL } from './made/labels';
import type { AnnouncedTitle } from './made/made-titles';
import type { Title } from './title';
import { themesOf } from './title-themes';
import { TITLES } from './titles';

/** A title as an operator gets it in `game/list`. */
export function listedTitle(title: Title, publicUrl: string) {
  const { category, ...facts } = factsOf(title);
  const listing = title.listing ?? listingByHand(title);
  return {
    game_code: title.code,
    name: title.names.en,
    names: title.names,
    ...productOf(listing),
    category: listing.category ?? category,
    release_date: title.released,
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    languages: ['bn', 'en'],
    enabled: true,
    demo_game_support: true,
    freebet_support: false,
    url_thumb: `${publicUrl}${title.art}`,
    url_background: `${publicUrl}${title.art}`,
    blocked_countries: [],
    ...facts,
    themes: listing.themes,
    provably_fair: true,
    verify_url: verifierOf(title, publicUrl),
  };
}

/** A title that is coming: nobody can say yet what it will return, or between what stakes. */
export function listedAnnouncement({ code, names, released, listing }: AnnouncedTitle) {
  return {
    game_code: code,
    name: names.en,
    names,
    ...productOf(listing),
    category: listing.category,
    release_date: released,
    enabled: false,
    announced: true,
    themes: listing.themes,
  };
}

function productOf({ label, weight, featured }: Listing) {
  return { product: label.name, product_code: label.code, weight, featured };
}

/** In front of all that is made by the dozen, in their own order; the first of each model stands out. */
function listingByHand(title: Title): Listing {
  const place = TITLES.indexOf(title);
  const featured = TITLES.findIndex(({ model }) => model === title.model) === place;
  return { label: OWN_LABEL, weight: 1_000_000 - place * 1_000, featured, themes: themesOf(title.code) };
}

interface Facts {
  readonly category: string;
  /** By currency, how likely the largest win is with a bet that can bring it. */
  readonly max_win_odds: Readonly<Record<string, number>>;
}

const facts = new Map<ModelId, Facts>();

/** What all titles of a model have in common, counted once: some of it takes a moment. */
function factsOf({ model }: Pick<Title, 'model'>): Facts {
  const known = facts.get(model) ?? countedFacts(model);
  facts.set(model, known);
  return known;
}

function countedFacts(id: ModelId): Facts {
  const model = modelOf({ model: id });
  const odds = CURRENCIES.map((currency) => [currency, rounded(asNumber(model.largest(currency).odds))] as const);
  return { ...(model.listing() as { readonly category: string }), max_win_odds: Object.fromEntries(odds) };
}

/** The exact fraction has up to hundreds of digits; it is in the rules of the game. */
function rounded(share: number): number {
  return Number(share.toPrecision(6));
}

/** Where rounds of a title are checked. */
export function verifierOf({ model }: Pick<Title, 'model'>, publicUrl: string): string {
  return model === 'dice-1' ? `${publicUrl}/verify` : `${publicUrl}/verify?model=${model}`;
}
