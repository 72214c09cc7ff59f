import { type Static, Type } from 'typebox';
import { Amount } from '../wallet';

const closed = { additionalProperties: false } as const;
const nullable = <Value extends Parameters<typeof Type.Union>[0][number]>(value: Value) => Type.Union([Type.Null(), value]);

/** What players limit for themselves. `deposit` is gross; `loss` is stakes less payouts; `session` is time signed in on one day. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The last 24 hours, 7 days and 30 days, at any moment. All that are set apply, so the lowest does. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** `applied`: it tightened, at once. `pending`: it loosens, and waits for its day and then for the player, who confirms or lets it lapse. */
export const limitChangeStates = ['applied', 'pending', 'confirmed', 'cancelled', 'lapsed'] as const;
export type LimitChangeState = (typeof limitChangeStates)[number];

/** Where limits are offered: after registration, and before the first deposit. */
export const limitOfferPlacements = ['registration', 'deposit'] as const;
export type LimitOfferPlacement = (typeof limitOfferPlacements)[number];

const Kind = Type.Enum([...limitKinds]);
const Period = Type.Enum([...limitPeriods]);

/** A change in the log, or one that waits. */
export const LimitChange = Type.Object(
  {
    id: Type.String(),
    kind: Kind,
    period: Period,
    from: nullable(Amount),
    to: nullable(Amount),
    state: Type.Enum([...limitChangeStates]),
    /** Staff only ever tighten, and say why. */
    by: Type.Enum(['member', 'staff']),
    reason: Type.Optional(Type.String()),
    askedAt: Type.String(),
    /** From when on it can be confirmed, and until when. */
    dueAt: Type.Optional(Type.String()),
    lapsesAt: Type.Optional(Type.String()),
    endedAt: Type.Optional(Type.String()),
  },
  closed,
);
export type LimitChange = Static<typeof LimitChange>;

/** A limit, set or not, and what it counts now. */
export const PlayLimit = Type.Object(
  {
    kind: Kind,
    period: Period,
    value: nullable(Amount),
    /** Negative for `loss` when the player is up. */
    used: Amount,
    /** Nothing when it is not set. */
    left: nullable(Amount),
    /** When what is used begins to count no more; nothing while nothing is used. */
    freesAt: nullable(Type.String()),
    pending: nullable(LimitChange),
    /** By the gateway's clock, the pending change can be confirmed now. */
    confirmable: Type.Boolean(),
  },
  closed,
);
export type PlayLimit = Static<typeof PlayLimit>;

/** `GET /wps/v2/limits` (ours): every limit there can be, in order, the changes of late, newest first, and where limits are still to be offered. */
export const LimitsValue = Type.Object(
  {
    currency: Type.String(),
    limits: Type.Array(PlayLimit),
    changes: Type.Array(LimitChange),
    offers: Type.Array(Type.Enum([...limitOfferPlacements])),
  },
  closed,
);
export type LimitsValue = Static<typeof LimitsValue>;

/**
 * `PUT /wps/v2/limits` (ours). What tightens holds at once; what loosens waits 24 hours and then for a confirmation, within 168 hours. Asking
 * for what holds already withdraws what waits.
 * Minor units, or minutes of `session`, which there is by the day only.
 */
export const LimitRequest = Type.Object(
  { kind: Kind, period: Period, value: Type.String({ pattern: '^(none|0|[1-9][0-9]{0,14})$', maxLength: 15 }) },
  closed,
);
export type LimitRequest = Static<typeof LimitRequest>;

/** Of a pending change: `PUT /wps/v2/limits/changes/:id/confirmation`, `DELETE /wps/v2/limits/changes/:id`. What is no id is nobody's. */
export const LimitChangeParams = Type.Object({ id: Type.String({ maxLength: 64 }) }, closed);

/** `PUT /wps/v2/limits/offers` (ours): it was offered there, and need not be again. */
export const LimitOfferSeen = Type.Object({ place: Type.Enum([...limitOfferPlacements]) }, closed);
export type LimitOfferSeen = Static<typeof LimitOfferSeen>;

/** `GET /wps/v2/limits/reached` (ours): the limits that are used up, or that a bet of the last minutes was too large for, and when each lets more through. */
export const ReachedLimitsValue = Type.Object(
  {
    reached: Type.Array(Type.Object({ kind: Kind, period: Period, value: Amount, left: Amount, until: Type.String() }, closed)),
  },
  closed,
);
export type ReachedLimitsValue = Static<typeof ReachedLimitsValue>;
