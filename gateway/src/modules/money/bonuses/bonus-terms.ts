import type { OfferRow, PromisedBonus } from './tables';

/** What a deposit brings, in minor units. */
export interface BonusGrant {
  amount: bigint;
  /** What has to be staked until it is free. */
  wager: bigint;
  /** Bets above it do not count. */
  largestBet: bigint | undefined;
  /** The most that becomes own money once it is staked; missing where all of it does. */
  largestConversion?: bigint | undefined;
}

/** What a bonus takes, whatever it comes from. */
interface StakeTerms extends Pick<PromisedBonus, 'wagerTimes' | 'largestBetPercent'> {
  /** Minor units in digits. */
  largestConversion?: string | undefined;
}

const HUNDREDTHS = 100n;

/** The terms of an offer at this moment. */
export function promisedTerms(offer: OfferRow): PromisedBonus {
  return {
    offer: offer.code,
    name: offer.name,
    terms: offer.terms,
    percent: offer.percent,
    cap: String(offer.cap),
    least: String(offer.least),
    firstOnly: offer.first_only,
    wagerTimes: offer.wager_times,
    days: offer.days,
    largestBetPercent: offer.largest_bet_percent,
    contribution: offer.contribution,
    ...(offer.uses !== null && offer.uses_days !== null && { uses: { times: offer.uses, days: offer.uses_days } }),
  };
}

/** What a deposit of so much brings under these terms; nothing when it is too little. */
export function grantFor({ percent, cap, least, ...staked }: PromisedBonus, deposit: bigint): BonusGrant | undefined {
  const amount = shareOfSum(deposit, percent, BigInt(cap));
  return deposit < BigInt(least) || amount === 0n ? undefined : bonusOf(amount, staked);
}

/** So many per cent of a sum, at most `cap`. Parts of a minor unit are left out. */
export function shareOfSum(sum: bigint, percent: number, cap: bigint): bigint {
  const share = (sum * BigInt(percent)) / HUNDREDTHS;
  return share < cap ? share : cap;
}

/** What a bonus of so much takes. */
export function bonusOf(amount: bigint, { wagerTimes, largestBetPercent, largestConversion }: StakeTerms): BonusGrant {
  const largestBet = largestBetPercent === null ? undefined : atLeastOne((amount * BigInt(largestBetPercent)) / HUNDREDTHS);
  const most = largestConversion === undefined ? amount : BigInt(largestConversion);
  return { amount, wager: amount * BigInt(wagerTimes), largestBet, ...(most < amount && { largestConversion: most }) };
}

function atLeastOne(minor: bigint): bigint {
  return minor > 0n ? minor : 1n;
}
