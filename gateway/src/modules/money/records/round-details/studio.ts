import type { Locale } from '@pavilion/i18n';
import { formatMinor } from '@pavilion/money';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { callVendor, VendorError } from '../../vendors';
import type { RoundDetailsProvider } from './round-details-provider';

const digits = Type.String({ pattern: '^[0-9]{1,18}$', maxLength: 18 });
const short = Type.String({ maxLength: 200 });

/**
 * What the studio answers; amounts are currency × 100 000, rolls and targets hundredths, the multiplier ten-thousandths. Nothing that came
 * over the network is believed, least of all an address that a member is sent to.
 */
const StudioRound = Type.Object({
  direction: Type.Enum(['under', 'over']),
  target: Type.Integer(),
  multiplier: digits,
  stake: digits,
  payout: Type.Union([digits, Type.Null()]),
  roll: Type.Union([Type.Integer(), Type.Null()]),
  nonce: Type.Integer(),
  client_seed: short,
  server_seed_hash: short,
  server_seed: Type.Union([short, Type.Null()]),
  verify_url: Type.String({ pattern: '^https?://', maxLength: 1_000 }),
});
type StudioRound = Static<typeof StudioRound>;

const MAX_RESPONSE_BYTES = 8_192;
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
  },
} as const satisfies Record<Locale, object>;

/** Lantern Dice: the bet, the roll, and the seeds that it came from. */
export const studioRoundDetails: RoundDetailsProvider = async (vendor, key, { round, user, locale }) => {
  const question = { call: 'round', body: { round, user }, maxBytes: MAX_RESPONSE_BYTES } as const;
  const answer = await callVendor(vendor, key, question).catch((error: unknown) => {
    if (error instanceof VendorError && error.status === 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST') return undefined;
    throw error;
  });
  if (answer === undefined) return undefined;
  if (!Value.Check(StudioRound, answer) || !URL.canParse(answer.verify_url))
    throw new VendorError('invalid-response', 'told a round of another shape');
  return { facts: factsOf(answer, locale), verifyUrl: answer.verify_url, checkable: answer.server_seed !== null };
};

function factsOf(told: StudioRound, locale: Locale) {
  const t = TEXTS[locale];
  const money = (units: string) => formatMinor(BigInt(units) / UNITS_PER_MINOR, { symbol: '', locale });
  const bet =
    locale === 'bn' ? `${hundredths(told.target)} ${t[told.direction]}` : `${t[told.direction]} ${hundredths(told.target)}`;
  return [
    { label: t.bet, value: bet },
    { label: t.multiplier, value: `× ${Number(told.multiplier) / 10_000}` },
    { label: t.stake, value: money(told.stake) },
    { label: t.roll, value: told.roll === null ? t.none : hundredths(told.roll) },
    ...(told.payout === null ? [] : [{ label: t.payout, value: money(told.payout) }]),
    { label: t.clientSeed, value: told.client_seed },
    { label: t.nonce, value: String(told.nonce) },
    { label: t.hash, value: told.server_seed_hash },
    ...(told.server_seed === null ? [] : [{ label: t.seed, value: told.server_seed }]),
  ];
}

function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}
