import { type GameCategory, type GameClass, gameFeatures, gameThemes, volatilities } from '@pavilion/api/games';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { DomainError } from '../../../../platform/errors';
import type { ListedGame } from './read-list';

const UNITS_PER_MINOR = 1_000;
const units = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

// Fields that are not named here are let through: the protocol grows on the vendor's side.
const Listed = Type.Object({
  game_code: Type.String({ minLength: 1, maxLength: 64 }),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  // Under whose name it comes out, where a vendor brings games of several makers.
  product: Type.Optional(Type.String({ maxLength: 60 })),
  product_code: Type.Optional(Type.String({ maxLength: 40 })),
  announced: Type.Optional(Type.Boolean()),
  featured: Type.Optional(Type.Boolean()),
  weight: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  category: Type.Optional(Type.String({ maxLength: 60 })),
  rtp: Type.Optional(Type.Union([Type.String({ maxLength: 12 }), Type.Number()])),
  release_date: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
  paylines: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
  demo_game_support: Type.Optional(Type.Boolean()),
  enabled: Type.Optional(Type.Boolean()),
  // What the studio adds; amounts are currency × 100 000.
  limits: Type.Optional(
    Type.Record(Type.String({ maxLength: 8 }), Type.Object({ min_bet: units, max_bet: units, max_win: units })),
  ),
  // By brand, the currencies in which its rules of play let the game be opened; `*` for brands that are not named.
  brands: Type.Optional(Type.Record(Type.String({ maxLength: 64 }), Type.Array(Type.String({ maxLength: 8 }), { maxItems: 100 }))),
  names: Type.Optional(Type.Object({ bn: Type.Optional(Type.String({ maxLength: 200 })) })),
  volatility: Type.Optional(Type.Enum([...volatilities])),
  features: Type.Optional(Type.Array(Type.Enum([...gameFeatures]), { maxItems: gameFeatures.length })),
  themes: Type.Optional(Type.Array(Type.Enum([...gameThemes]), { maxItems: gameThemes.length })),
  hit_rate: Type.Optional(Type.Object({ from: Type.String({ maxLength: 8 }), to: Type.String({ maxLength: 8 }) })),
  provably_fair: Type.Optional(Type.Boolean()),
  verify_url: Type.Optional(Type.String({ maxLength: 1_000 })),
});
const list = Compile(Type.Array(Listed, { maxItems: 50_000 }));

/** What vendors of the generic games API call their kinds, and what they are here. */
const KINDS: Readonly<Record<string, readonly [GameCategory, GameClass?]>> = {
  'video slots': ['RNG'],
  slots: ['RNG'],
  'jackpot slots': ['RNG', 'JACKPOT'],
  'video poker': ['RNG', 'VIDEO_POKER'],
  'scratch cards': ['RNG', 'SCRATCH'],
  'table games': ['RNG', 'TABLE'],
  'crash games': ['RNG', 'CRASH'],
  dice: ['RNG', 'MINI'],
  'mini games': ['RNG', 'MINI'],
  'arcade games': ['RNG', 'ARCADE'],
  'fishing games': ['FISH', 'ARCADE'],
  'card games': ['PVP', 'TABLE'],
  cockfight: ['COCKFIGHT'],
  'numbers lottery': ['LOTT'],
  'live dealer': ['LIVE', 'TABLE'],
  'live games': ['LIVE', 'TABLE'],
  poker: ['PVP', 'TABLE'],
  sportsbook: ['SPORTS'],
  'virtual sports': ['SPORTS'],
  esports: ['ESPORTS'],
  lottery: ['ELOTT'],
};

/** A maker whose games come over another vendor's connection. */
export interface ListedMaker {
  code: string;
  name: string;
}

/** More than any vendor brings: each is a row among the vendors that players filter by. */
const MOST_MAKERS = 200;

/** A vendor's answer to `game/list`, as a list to be judged like any file, and the makers in it but the vendor. @throws DomainError `catalogue.vendor_list_refused` */
export function readVendorList(vendor: string, answer: unknown): { games: ListedGame[]; makers: ListedMaker[] } {
  if (!list.Check(answer)) throw new DomainError('catalogue.vendor_list_refused');
  const makers = new Map(
    answer.flatMap(({ product, product_code: code = vendor }) =>
      code !== vendor && MAKER.test(code) ? [[code, { code, name: nameOf(product) ?? code }] as const] : [],
    ),
  );
  if (makers.size > MOST_MAKERS) throw new DomainError('catalogue.vendor_list_refused');
  const games = answer.map((game, at) => ({
    line: at + 1,
    cells: new Map(cellsOf(vendor, game).filter(([, text]) => text !== '')),
  }));
  return { games, makers: [...makers.values()] };
}

const MAKER = /^[A-Z][A-Z0-9-]{1,30}$/;

/** Players read it: letters, digits, and what stands between them. */
function nameOf(product = ''): string | undefined {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&’'-]*$/u.test(product) ? product : undefined;
}

function cellsOf(vendor: string, game: Static<typeof Listed>): [string, string][] {
  const { game_code, name, category = '', rtp = '', release_date, paylines, demo_game_support } = game;
  const [kind = category, gameClass = ''] = KINDS[category.toLowerCase()] ?? [];
  return [
    ['vendor', game.product_code ?? vendor],
    ['code', game_code],
    ['name', name],
    ['category', kind],
    ['class', gameClass],
    ['rtp', String(rtp)],
    ['released', release_date?.slice(0, 10) ?? ''],
    ['lines', String(paylines ?? '')],
    ['free_play', demo_game_support === undefined ? '' : String(demo_game_support)],
    ...stateCells(game),
    ...characterOf(game),
    ['published', publishedOf(game)],
  ];
}

/** What is announced is listed, though it is not enabled yet; what is enabled is announced no more. */
function stateCells({ enabled, announced, featured, weight }: Static<typeof Listed>): [string, string][] {
  const open = announced ? true : enabled;
  return [
    ['open', String(open ?? '')],
    ['announced', String(announced ?? (enabled ? false : ''))],
    ['hot', String(featured ?? '')],
    ['popularity', String(weight ?? '')],
  ];
}

/** What few vendors say. */
function characterOf({ names, volatility, features = [], themes = [] }: Static<typeof Listed>): [string, string][] {
  return [
    ['name_bn', names?.bn ?? ''],
    ['volatility', volatility ?? ''],
    ['features', features.join(' ')],
    ['themes', themes.join(' ')],
  ];
}

/** What it publishes of a game, as a list has it; nothing of a vendor that publishes nothing. */
function publishedOf({ limits, brands, hit_rate, provably_fair, verify_url }: Static<typeof Listed>): string {
  const minor = (amount: number) => String(Math.floor(amount / UNITS_PER_MINOR));
  const published = {
    ...(limits && {
      limits: Object.fromEntries(
        Object.entries(limits).map(([currency, { min_bet, max_bet, max_win }]) => [
          currency,
          { minBet: minor(min_bet), maxBet: minor(max_bet), maxWin: minor(max_win) },
        ]),
      ),
    }),
    ...(brands && { brands }),
    ...(hit_rate && { hitRate: { from: hit_rate.from, to: hit_rate.to } }),
    ...(provably_fair && { provablyFair: verify_url === undefined ? {} : { verifyUrl: verify_url } }),
  };
  return Object.keys(published).length > 0 ? JSON.stringify(published) : '';
}
