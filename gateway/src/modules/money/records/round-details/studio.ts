import type { Locale } from '@pavilion/i18n';
import { formatMinor } from '@pavilion/money';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { callVendor, VendorError } from '../../vendors';
import type { RoundDetailsProvider } from './round-details-provider';
import { houseFacts, HouseOutcome, isHouse } from './studio-houses';
import { blackjackFacts, BlackjackOutcome, isBlackjack } from './studio-blackjack';
import { FishingOutcome, fishingFacts, isFishing } from './studio-fishing';
import { instantFacts, InstantOutcome, isInstant } from './studio-instants';
import { CardStepsOutcome, cardStepsFacts, isCardSteps } from './studio-card-steps';
import { isMines, isTowers, minesFacts, MinesOutcome, towersFacts, TowersOutcome } from './studio-steps';
import { isTable, tableFacts, TableOutcome } from './studio-tables';

const digits = Type.String({ pattern: '^[0-9]{1,18}$', maxLength: 18 });
const short = Type.String({ maxLength: 200 });

/** What the studio answers of every round; amounts are currency × 100 000. */
const inEveryRound = {
  stake: digits,
  payout: Type.Union([digits, Type.Null()]),
  nonce: Type.Integer(),
  client_seed: short,
  server_seed_hash: short,
  server_seed: Type.Union([short, Type.Null()]),
  // It has all chips of a table in it.
  verify_url: Type.String({ pattern: '^https?://', maxLength: 5_000 }),
};

/** Rolls and targets are hundredths, the multiplier ten-thousandths. */
const DiceRound = Type.Object({
  ...inEveryRound,
  // The first studios had no other game, and did not say it.
  model: Type.Optional(Type.Enum(['dice-1', 'dice-2'])),
  direction: Type.Enum(['under', 'over']),
  target: Type.Integer(),
  multiplier: digits,
  roll: Type.Union([Type.Integer(), Type.Null()]),
});

/** Stops and lines are told once the round is settled. */
const SpinRound = Type.Object({
  ...inEveryRound,
  model: Type.Literal('lines-1'),
  stops: Type.Union([Type.Array(Type.Integer(), { maxItems: 10 }), Type.Null()]),
  lines: Type.Optional(Type.Array(Type.Object({ line: Type.Integer(), count: Type.Integer() }), { maxItems: 100 })),
});

const InstantRound = Type.Intersect([Type.Object(inEveryRound), InstantOutcome]);

const TableRound = Type.Intersect([Type.Object(inEveryRound), TableOutcome]);

const MinesRound = Type.Intersect([Type.Object(inEveryRound), MinesOutcome]);
const TowersRound = Type.Intersect([Type.Object(inEveryRound), TowersOutcome]);

const HouseRound = Type.Intersect([Type.Object(inEveryRound), HouseOutcome]);

const BlackjackRound = Type.Intersect([Type.Object(inEveryRound), BlackjackOutcome]);

const CardStepsRound = Type.Intersect([Type.Object(inEveryRound), CardStepsOutcome]);

const FishingRound = Type.Intersect([Type.Object(inEveryRound), FishingOutcome]);

/** Nothing that came over the network is believed, least of all an address that a member is sent to. */
const StudioRound = Type.Union([
  DiceRound,
  SpinRound,
  InstantRound,
  TableRound,
  MinesRound,
  TowersRound,
  HouseRound,
  BlackjackRound,
  CardStepsRound,
  FishingRound,
]);
type StudioRound = Static<typeof StudioRound>;

const MAX_RESPONSE_BYTES = 16_384;
const UNITS_PER_MINOR = 1_000n;

const TEXTS = {
  bn: {
    bet: 'বাজি',
    under: 'এর নিচে',
    over: 'এর উপরে',
    multiplier: 'গুণক',
    stake: 'বাজির টাকা',
    roll: 'যা উঠেছে',
    payout: 'পেয়েছেন',
    none: 'এখনো ঠিক হয়নি',
    clientSeed: 'আপনার সিড',
    nonce: 'রাউন্ড নম্বর',
    hash: 'সার্ভার সিডের ছাপ',
    seed: 'সার্ভার সিড',
    stops: 'রিল থেমেছে',
    lines: 'যে লাইন জিতেছে',
    noLine: 'কোনোটি নয়',
  },
  en: {
    bet: 'Bet',
    under: 'under',
    over: 'over',
    multiplier: 'Multiplier',
    stake: 'Stake',
    roll: 'Rolled',
    payout: 'Paid',
    none: 'not decided yet',
    clientSeed: 'Your seed',
    nonce: 'Round number',
    hash: 'Fingerprint of the server seed',
    seed: 'Server seed',
    stops: 'Reels stopped at',
    lines: 'Lines that won',
    noLine: 'none',
  },
} as const satisfies Record<Locale, object>;

/** A round of the studio’s: the bet, what came out, and the seeds that it came from. */
export const studioRoundDetails: RoundDetailsProvider = async (vendor, key, { round, user, locale }) => {
  const question = { call: 'round', body: { round, user }, maxBytes: MAX_RESPONSE_BYTES } as const;
  const answer = await callVendor(vendor, key, question).catch((error: unknown) => {
    if (error instanceof VendorError && error.status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST') return undefined;
    throw error;
  });
  if (answer === undefined) return undefined;
  if (!Value.Check(StudioRound, answer) || !URL.canParse(answer.verify_url))
    throw new VendorError('invalid-response', 'told a round of another shape');
  return {
    facts: factsOf(answer, locale),
    verifyUrl: answer.verify_url,
    checkable: answer.server_seed !== null,
    replayable: answer.payout !== null,
  };
};

function factsOf(told: StudioRound, locale: Locale) {
  const t = TEXTS[locale];
  const money = (units: string) => formatMinor(BigInt(units) / UNITS_PER_MINOR, { symbol: '', locale });
  return [
    ...(isDice(told) ? betOnDice(told, locale) : []),
    { label: t.stake, value: money(told.stake) },
    ...outcomeOf(told, locale),
    ...(told.payout === null ? [] : [{ label: t.payout, value: money(told.payout) }]),
    { label: t.clientSeed, value: told.client_seed },
    { label: t.nonce, value: String(told.nonce) },
    { label: t.hash, value: told.server_seed_hash },
    ...(told.server_seed === null ? [] : [{ label: t.seed, value: told.server_seed }]),
  ];
}

function outcomeOf(told: StudioRound, locale: Locale) {
  const t = TEXTS[locale];
  if (isDice(told)) return [{ label: t.roll, value: told.roll === null ? t.none : hundredths(told.roll) }];
  if (isMines(told)) return minesFacts(told, locale);
  if (isTowers(told)) return towersFacts(told, locale);
  if (isHouse(told)) return houseFacts(told, locale);
  if (isBlackjack(told)) return blackjackFacts(told, locale);
  if (isCardSteps(told)) return cardStepsFacts(told, locale);
  if (isFishing(told)) return fishingFacts(told, locale);
  if (isTable(told)) return tableFacts(told, locale);
  return isInstant(told) ? instantFacts(told, locale) : spun(told, locale);
}

function isDice(told: StudioRound): told is Static<typeof DiceRound> {
  return !('model' in told) || told.model === 'dice-1' || told.model === 'dice-2';
}

function betOnDice({ target, direction, multiplier }: Static<typeof DiceRound>, locale: Locale) {
  const t = TEXTS[locale];
  const bet = locale === 'bn' ? `${hundredths(target)} ${t[direction]}` : `${t[direction]} ${hundredths(target)}`;
  return [
    { label: t.bet, value: bet },
    { label: t.multiplier, value: `× ${Number(multiplier) / 10_000}` },
  ];
}

function spun({ stops, lines = [] }: Static<typeof SpinRound>, locale: Locale) {
  const t = TEXTS[locale];
  if (stops === null) return [{ label: t.stops, value: t.none }];
  return [
    { label: t.stops, value: stops.join(', ') },
    { label: t.lines, value: lines.map(({ line }) => line + 1).join(', ') || t.noLine },
  ];
}

function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}
