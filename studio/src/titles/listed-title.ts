import type { ModelId } from '../models/model-id';
import { modelOf } from '../models/models';
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

const facts = new Map<ModelId, { readonly category: string }>();

/** What all titles of a model have in common, counted once: some of it takes a moment. */
function factsOf({ model }: Pick<Title, 'model'>): { readonly category: string } {
  const known = facts.get(model) ?? (modelOf({ model }).listing() as { readonly category: string });
  facts.set(model, known);
  return known;
}

/** Where rounds of a title are checked. */
export function verifierOf({ model }: Pick<Title, 'model'>, publicUrl: string): string {
  return model === 'dice-1' ? `${publicUrl}/verify` : `${publicUrl}/verify?model=${model}`;
}
