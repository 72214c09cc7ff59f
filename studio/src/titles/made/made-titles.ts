import { randomFrom, seedOf } from '@pavilion/art/random';
import { coverInk } from '@pavilion/art/skin';
import { modelOf } from '../../models/models';
import type { ModelId } from '../../models/model-id';
import type { Listing } from '../listing';
import { symbolAddress } from '../symbol-address';
import type { Skin, Title } from '../title';
import { type MadeGame, makeGames } from './games';
import type { Category, GameClass } from './kinds';
import { LABELS } from './labels';
import { modelFor } from './models';
import { namesOfNoun } from './noun-names';
import { piecesOf } from './pieces';
import { themesOfName } from './themes';

/** What is coming: listed, and nothing runs behind it yet. */
export interface AnnouncedTitle extends Pick<Title, 'code' | 'names' | 'released'> {
  readonly listing: Listing & { readonly category: string };
}

export interface MadeTitles {
  readonly titles: readonly Title[];
  readonly announced: readonly AnnouncedTitle[];
}

/** Kinds in the words of the generic games API. */
const OF_CLASS: Readonly<Record<GameClass, string>> = {
  SCRATCH: 'Scratch Cards',
  VIDEO_POKER: 'Video Poker',
  JACKPOT: 'Jackpot Slots',
  TABLE: 'Table Games',
  ARCADE: 'Arcade Games',
  CRASH: 'Crash Games',
  MINI: 'Mini Games',
};
const OF_CATEGORY: Readonly<Record<Exclude<Category, 'RNG'>, string>> = {
  LIVE: 'Live Games',
  FISH: 'Fishing Games',
  PVP: 'Card Games',
  SPORTS: 'Sportsbook',
  ESPORTS: 'Esports',
  COCKFIGHT: 'Cockfight',
  ELOTT: 'Lottery',
  LOTT: 'Numbers Lottery',
};

let made: MadeTitles | undefined;

/** The titles of all labels, label by label: made when somebody first asks for one, the same ones always. Names that a title made by hand has are left to it. */
export function madeTitles(namedByHand: ReadonlySet<string>): MadeTitles {
  return (made ??= makeTitles(namedByHand));
}

function makeTitles(namedByHand: ReadonlySet<string>): MadeTitles {
  const games = makeGames().filter(({ names }) => !namedByHand.has(names.en) && !namedByHand.has(names.bn));
  const labelled = LABELS.flatMap((label) => games.filter((game) => game.label === label));
  const known = labelled.map((game) => ({ game, model: modelFor(game, randomFrom(seedOf(`model of ${game.code}`))) }));
  return {
    titles: known.flatMap(({ game, model }) => (model ? [titleOf(game, model)] : [])),
    announced: known.flatMap(({ game, model }) => (model ? [] : [announcedOf(game)])),
  };
}

/** Its skin is worked out for whoever opens it: thousands of them would take more room than all the rest. */
function titleOf(game: MadeGame, model: ModelId): Title {
  const { code, names, released } = game;
  return {
    code,
    model,
    names,
    released,
    art: symbolAddress(code, heroOf(model)),
    listing: listingOf(game),
    get skin() {
      return skinOf(game, model);
    },
  };
}

/** The letter or word under which a model has its hero. */
function heroOf(model: ModelId): string {
  if (modelOf({ model }).page !== 'slot') return 'hero';
  return model === 'cascade-1' ? 'A' : 'W';
}

function skinOf(game: MadeGame, model: ModelId): Skin {
  const symbols = Object.entries(piecesOf(game, model)).map(([piece, noun]) => [
    piece,
    { noun, names: namesOfNoun(noun), art: symbolAddress(game.code, piece) },
  ]);
  return { ink: coverInk({ name: game.names.en, category: game.category }), symbols: Object.fromEntries(symbols) };
}

function announcedOf({ code, names, released, ...game }: MadeGame): AnnouncedTitle {
  const listing = listingOf({ names, ...game });
  return { code, names, released, listing: { ...listing, category: listing.category ?? 'Video Slots' } };
}

function listingOf(game: Omit<MadeGame, 'code' | 'released'>): Listing {
  const { category, gameClass, label, weight, featured } = game;
  const kind = category === 'RNG' ? gameClass && OF_CLASS[gameClass] : OF_CATEGORY[category];
  return { label, weight, featured, themes: themesOfName(game), ...(kind && { category: kind }) };
}
