import { type Static, Type } from 'typebox';
import { prizeModes } from '../lottery/vocabulary';
import { text } from '../schemas';

const closed = { additionalProperties: false } as const;

/**
 * `POST /wps/game/launchGame` and `POST /wps/relay/GCS_gameLaunchFB`. `backUrl` is where the game's way out leads, on our own site. A game is named
 * by `nodeId`; a lottery, in `launchMode` LOTT, by `lottoGameCode`. With `round`, by its vendor's name of it, the game shows that round of the player's
 * again and takes no bet.
 */
export const LaunchRequest = Type.Object(
  {
    nodeId: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 })),
    launchMode: Type.Optional(Type.Literal('LOTT')),
    lottoArea: Type.Optional(Type.Literal('VN')),
    lottoPrizeMode: Type.Optional(Type.Enum([...prizeModes])),
    lottoGameCode: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$', maxLength: 40 })),
    lottoView: Type.Optional(Type.Enum(['betting', 'lobby'])),
    device: Type.Optional(Type.Literal('WEB')),
    platform: Type.Optional(Type.Enum(['desktop', 'mobile'])),
    mode: Type.Optional(Type.Enum(['real', 'free'])),
    language: Type.Optional(Type.Enum(['bn', 'en', 'BN', 'EN'])),
    backUrl: Type.Optional(text(500)),
    round: Type.Optional(text(200, 1)),
  },
  closed,
);
export type LaunchRequest = Static<typeof LaunchRequest>;

/** Where the game runs, and whether it plays for money. `resumed`: it is the session of an earlier launch, whose round goes on. */
export const LaunchValue = Type.Object(
  { url: Type.String(), session: Type.String(), mode: Type.Enum(['real', 'free']), resumed: Type.Boolean() },
  closed,
);
export type LaunchValue = Static<typeof LaunchValue>;

/** How often a player can ask to be told how long they have played and how they stand, in minutes. */
export const realityCheckMinutes = [15, 30, 45, 60, 120] as const;
export type RealityCheckMinutes = (typeof realityCheckMinutes)[number];

const MinorUnits = Type.String({ pattern: '^-?(0|[1-9][0-9]{0,17})$', maxLength: 19 });

/**
 * `GET /wps/games/position` (ours): how the player stands since they signed in. Minor units; `net` is payouts less stakes, negative when
 * money was lost, and a bet that was taken back counts as never made. A trial player has no wallet: `playMoney`, and all amounts are 0.
 */
export const PositionValue = Type.Object(
  {
    startedAt: Type.String(),
    /** Since then by the gateway's clock: the player's own may be wrong. */
    seconds: Type.Integer(),
    currency: Type.String(),
    stakes: MinorUnits,
    payouts: MinorUnits,
    net: MinorUnits,
    rounds: Type.Integer(),
    playMoney: Type.Boolean(),
    /** Minutes between reality checks: the player's own choice, else the brand's. */
    checkEvery: Type.Integer(),
  },
  closed,
);
export type PositionValue = Static<typeof PositionValue>;

/** `PUT /wps/games/realityCheck` (ours). */
export const RealityCheckRequest = Type.Object({ minutes: Type.Enum([...realityCheckMinutes]) }, closed);
export type RealityCheckRequest = Static<typeof RealityCheckRequest>;
