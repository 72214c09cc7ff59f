import { modelOf } from '../models/models';
import type { Title } from './title';
import { themesOf } from './title-themes';

/** A title as an operator gets it in `game/list`. */
export function listedTitle(title: Title, publicUrl: string) {
  const { category, ...facts } = modelOf(title).listing() as { readonly category: string };
  return {
    game_code: title.code,
    name: title.names.en,
    names: title.names,
    product: 'Studio',
    category,
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
    themes: themesOf(title.code),
    provably_fair: true,
    verify_url: verifierOf(title, publicUrl),
  };
}

/** Where rounds of a title are checked. */
export function verifierOf({ model }: Pick<Title, 'model'>, publicUrl: string): string {
  return model === 'dice-1' ? `${publicUrl}/verify` : `${publicUrl}/verify?model=${model}`;
}
