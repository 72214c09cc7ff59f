import { type Static, Type } from 'typebox';
import { gameCategories, gameClasses } from '../games/vocabulary';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;
const Category = Type.Enum([...gameCategories]);

/** `maintenance`: listed, and does not open. `off`: not listed. */
export const gameAvailabilities = ['on', 'maintenance', 'off'] as const;
export type GameAvailability = (typeof gameAvailabilities)[number];
const Availability = Type.Enum([...gameAvailabilities]);

/** What can be switched. A game goes by the strictest word of its own, its vendor's and its category's. */
export const switchSubjects = ['game', 'vendor', 'category'] as const;
export type SwitchSubject = (typeof switchSubjects)[number];

const vassalage = Type.String({ pattern: '^[A-Z][A-Z0-9-]{1,30}$', maxLength: 31 });

/** The most games, vendors and categories of one change. */
export const MAX_SWITCHES = 500;

/** `GET /staff/brands/:brand/catalogue`: fifty games a page. */
export const CatalogueQuery = Type.Object(
  {
    q: Type.Optional(text(60)),
    category: Type.Optional(Category),
    vendor: Type.Optional(vassalage),
    availability: Type.Optional(Availability),
    page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$', maxLength: 5 })),
  },
  closed,
);
export type CatalogueQuery = Static<typeof CatalogueQuery>;

const Names = Type.Object({ bn: Type.String(), en: Type.String() }, closed);

/** A game as operators see it: how it stands in the brand, and whose word that is. `catalogue`: it was closed for all brands. */
export const CatalogueGame = Type.Object(
  {
    nodeId: Type.String(),
    names: Names,
    vendor: Type.String(),
    vendorName: Type.String(),
    category: Category,
    gameClass: Type.Optional(Type.Enum([...gameClasses])),
    icon: Type.String(),
    availability: Availability,
    /** What was decided about this game itself. */
    ownAvailability: Availability,
    decidedBy: Type.Optional(Type.Enum([...switchSubjects, 'catalogue'])),
  },
  closed,
);
export type CatalogueGame = Static<typeof CatalogueGame>;

/** A vendor or a category: how many games it has, and how many of them players see. */
const CatalogueGroup = Type.Object(
  {
    key: Type.String(),
    names: Names,
    total: Type.Integer(),
    listed: Type.Integer(),
    availability: Availability,
    /** The vendor that brings this maker's games, and with which they close. */
    connection: Type.Optional(Type.String()),
  },
  closed,
);
export type CatalogueGroup = Static<typeof CatalogueGroup>;

/** One page of the games that were asked for, with every vendor and category of the brand beside it; `total` counts all pages. */
export const CatalogueView = Type.Object(
  {
    games: Type.Array(CatalogueGame),
    total: Type.Integer(),
    pages: Type.Integer(),
    vendors: Type.Array(CatalogueGroup),
    categories: Type.Array(CatalogueGroup),
  },
  closed,
);
export type CatalogueView = Static<typeof CatalogueView>;

/** What is to be switched. A key is a node id, a vendor's code or a category. */
export const SwitchProposal = Type.Object(
  {
    to: Availability,
    subjects: Type.Array(Type.Object({ subject: Type.Enum([...switchSubjects]), key: text(40, 1) }, closed), {
      minItems: 1,
      maxItems: MAX_SWITCHES,
    }),
  },
  closed,
);
export type SwitchProposal = Static<typeof SwitchProposal>;

/** `POST /staff/brands/:brand/catalogue/switches`. */
export const SwitchRequest = Type.Object({ ...SwitchProposal.properties, reason: text(400, 3) }, closed);
export type SwitchRequest = Static<typeof SwitchRequest>;

/**
 * `POST /staff/brands/:brand/catalogue/plan`: what switching would do; nothing is done by asking. Counts are games, but for `players`, who
 * have one of the games that would close among their favourites, and `playing`, who opened one of them within the last half hour: rounds
 * that they have begun are settled by the vendor all the same.
 */
export const SwitchPlan = Type.Object(
  {
    /** Subjects that do not stand so already. */
    changing: Type.Integer(),
    unlisted: Type.Integer(),
    paused: Type.Integer(),
    opened: Type.Integer(),
    /** Among those named, games that stay stricter than asked because of their vendor, their category or the catalogue. */
    held: Type.Integer(),
    players: Type.Integer(),
    playing: Type.Integer(),
    /** Some of the games that change, most popular first. */
    examples: Type.Array(Names),
    /** Categories that would be left without a game, and so without a place in the menu. */
    emptied: Type.Array(Category),
  },
  closed,
);
export type SwitchPlan = Static<typeof SwitchPlan>;

/** Why a line of a list is refused. */
export const importFaults = [
  'missing',
  'malformed',
  'too_long',
  'unknown_vendor',
  'unknown_category',
  'unknown_class',
  'duplicate',
  'formula',
  'id_taken',
  'unknown_column',
] as const;
export type ImportFault = (typeof importFaults)[number];

/** What becomes of a line. `line` counts from one, as an editor shows it; in JSON it counts games. */
export const ImportLine = Type.Object(
  {
    line: Type.Integer(),
    game: Type.String(),
    outcome: Type.Enum(['added', 'changed', 'unchanged', 'refused']),
    /** Fields that differ, or that are at fault. */
    fields: Type.Array(Type.String()),
    fault: Type.Optional(Type.Enum([...importFaults])),
  },
  closed,
);
export type ImportLine = Static<typeof ImportLine>;

/** Why a list closes a game: it has it no more, says that it is closed or only coming, or leaves it out of a brand that had it. */
const closingReasons = ['withdrawn', 'closed', 'not_offered'] as const;

/** A game that opens, and that a list closes. */
export const ClosingGame = Type.Object(
  { vendor: Type.String(), code: Type.String(), game: Type.String(), why: Type.Enum([...closingReasons]) },
  closed,
);
export type ClosingGame = Static<typeof ClosingGame>;

/** The most lines, and the most closing games, that a report shows; the counts are of all. */
export const MAX_IMPORT_LINES_SHOWN = 500;

/** The most bytes of a list, and games in it. */
export const MAX_IMPORT_BYTES = 10 * 1024 * 1024;
/** The most games in a list; a longer one is refused with `catalogue.too_many`. */
export const MAX_IMPORT_GAMES = 50_000;

/** What a list would do, or did. Refused lines are shown first; unchanged ones are only counted. */
export const ImportReport = Type.Object(
  {
    applied: Type.Boolean(),
    added: Type.Integer(),
    changed: Type.Integer(),
    unchanged: Type.Integer(),
    refused: Type.Integer(),
    /** Rows that it writes: also of games of which nothing changes but whose list has them, who closed them, or that a second person says the same. */
    writes: Type.Integer(),
    /** Games that the vendor's list had before and has no more: some of those that close. None of a file. */
    withdrawn: Type.Integer(),
    /** Games that open, and that the list closes, in every brand or in some. */
    closing: Type.Integer(),
    closingGames: Type.Array(ClosingGame),
    /** They are more than one in twenty of the vendor's: nothing is written, unless `closing` says that their number was read. Never of a file. */
    tooManyClosing: Type.Boolean(),
    lines: Type.Array(ImportLine),
  },
  closed,
);
export type ImportReport = Static<typeof ImportReport>;

/**
 * `POST /staff/catalogue/import`: the file itself as the body, in its own bytes. Nothing is written without `apply`; and nothing when a line
 * is refused, unless the others are asked for by `partly`.
 */
export const ImportQuery = Type.Object(
  {
    format: Type.Enum(['csv', 'json']),
    apply: Type.Optional(Type.Literal('1')),
    partly: Type.Optional(Type.Literal('1')),
    reason: Type.Optional(text(400, 3)),
  },
  closed,
);
export type ImportQuery = Static<typeof ImportQuery>;

/**
 * `POST /staff/catalogue/vendors/:vendor/pull`: asks a connected vendor for its list, and treats it like a file; what the list has no more is closed. The vendor is asked
 * anew when its list is applied: with `closing`, the number that was read, more than that are refused with `catalogue.closes_more`.
 */
export const VendorPullRequest = Type.Object(
  {
    apply: Type.Boolean(),
    partly: Type.Boolean(),
    closing: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
    reason: Type.Optional(text(400, 3)),
  },
  closed,
);
export type VendorPullRequest = Static<typeof VendorPullRequest>;
