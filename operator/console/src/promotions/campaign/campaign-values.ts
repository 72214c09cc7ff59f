import type { CampaignTerms, CampaignTrigger } from '@pavilion/api/staff';
import { parseAmount } from '@pavilion/money';
import { contributionOf, invalidShares, type ShareFormValues, sharesOf, toShareValues } from '../../bonuses/share-form-values';
import { toPlainAmount } from '../../bonuses/offer-form-values';

/** A trigger as somebody types it: what its kind does not ask for stays as it is. */
export interface TriggerValues {
  on: CampaignTrigger['on'];
  /** Which deposit, empty for any; or which rank. */
  nth: string;
  amount: string;
  /** Methods or codes, with commas between them; no methods, and no mission, for any. */
  names: string;
}

export interface GroupValues {
  need: 'all' | 'any';
  triggers: readonly TriggerValues[];
}

/** A campaign as somebody types it. Empty fields of `largestBetPercent`, `largestConversion`, `receivers` and `segment` mean no limit, and everybody. */
export interface CampaignValues extends ShareFormValues {
  groups: readonly GroupValues[];
  gift: CampaignTerms['gives']['kind'];
  amount: string;
  percent: string;
  leastLoss: string;
  lossDays: string;
  /** Of free rounds: `amount` is the stake of each then. */
  rounds: string;
  vendor: string;
  roundGames: string;
  segment: string;
  receivers: string;
  usesTimes: string;
  usesDays: string;
  claimDays: string;
  days: string;
  wagerTimes: string;
  largestBetPercent: string;
  largestConversion: string;
}

/** What is said of bonuses, and of rounds is not. */
const stakingFields: ReadonlySet<string> = new Set(['wagerTimes', 'largestBetPercent']);

export const bounds = {
  percent: [1, 500],
  lossDays: [1, 31],
  rounds: [1, 1_000],
  receivers: [1, 1_000_000],
  usesTimes: [1, 100],
  usesDays: [1, 365],
  claimDays: [1, 90],
  days: [1, 365],
  wagerTimes: [1, 500],
  largestBetPercent: [1, 100],
} as const;
export type NumericField = keyof typeof bounds;
const mayBeEmpty: ReadonlySet<string> = new Set(['receivers', 'largestBetPercent']);

export const emptyTrigger: TriggerValues = { on: 'deposit', nth: '', amount: '', names: '' };
const emptyGroup: GroupValues = { need: 'all', triggers: [emptyTrigger] };

/** What nobody thought about does not count. */
const nothingCounts = { shares: sharesOf(() => '0'), games: '', highReturnAbove: '', highReturnShare: '' };

export const emptyCampaign: CampaignValues = {
  groups: [emptyGroup],
  gift: 'fixed',
  amount: '',
  percent: '',
  leastLoss: '',
  lossDays: '7',
  rounds: '10',
  vendor: 'studio',
  roundGames: '',
  segment: '',
  receivers: '',
  usesTimes: '1',
  usesDays: '30',
  claimDays: '7',
  days: '14',
  wagerTimes: '',
  largestBetPercent: '25',
  largestConversion: '',
  ...nothingCounts,
};

/** The fields of a campaign that is there. */
export function toCampaignValues(terms: CampaignTerms): CampaignValues {
  const { gives, uses } = terms;
  return {
    ...toShareValues(terms.contribution),
    groups: terms.groups.map(({ need, triggers }) => ({ need, triggers: triggers.map(toTriggerValues) })),
    gift: gives.kind,
    amount: toPlainAmount(amountIn(gives)),
    percent: 'percent' in gives ? String(gives.percent) : '',
    leastLoss: gives.kind === 'cashback' ? toPlainAmount(gives.least) : '',
    lossDays: gives.kind === 'cashback' ? String(gives.days) : '7',
    rounds: gives.kind === 'freeRounds' ? String(gives.rounds) : emptyCampaign.rounds,
    vendor: gives.kind === 'freeRounds' ? gives.vendor : emptyCampaign.vendor,
    roundGames: gives.kind === 'freeRounds' ? gives.games.join(', ') : '',
    segment: terms.segment ?? '',
    receivers: String(terms.receivers ?? ''),
    usesTimes: String(uses.times),
    usesDays: String(uses.days),
    claimDays: String(terms.claimDays),
    days: String(terms.days),
    wagerTimes: String(terms.wagerTimes),
    largestBetPercent: String(terms.largestBetPercent ?? ''),
    largestConversion: terms.largestConversion === undefined ? '' : toPlainAmount(terms.largestConversion),
  };
}

function amountIn(gives: CampaignTerms['gives']): string {
  if (gives.kind === 'fixed') return gives.amount;
  return gives.kind === 'freeRounds' ? gives.stake : gives.cap;
}

function toTriggerValues(trigger: CampaignTrigger): TriggerValues {
  const { on } = trigger;
  switch (on) {
    case 'deposit':
      return { on, nth: String(trigger.nth ?? ''), amount: toPlainAmount(trigger.least), names: trigger.methods?.join(', ') ?? '' };
    case 'play':
      return { ...emptyTrigger, on, amount: toPlainAmount(trigger.counted) };
    case 'promo-code':
      return { ...emptyTrigger, on, names: trigger.codes.join(', ') };
    case 'link':
      return { ...emptyTrigger, on, names: trigger.code };
    case 'mission':
      return { ...emptyTrigger, on, names: trigger.code ?? '' };
    case 'level':
      return { ...emptyTrigger, on, nth: String(trigger.rank) };
    default:
      return { ...emptyTrigger, on };
  }
}

/** Which fields are wrong; a trigger is named by its group and place. */
export function invalidCampaign(typed: CampaignValues): ReadonlySet<string> {
  const wrong = new Set<string>(typed.gift === 'freeRounds' ? invalidRounds(typed) : invalidShares(typed));
  for (const field of Object.keys(bounds) as NumericField[])
    if (isAsked(field, typed) && !isWithinBounds(field, typed[field])) wrong.add(field);
  if (!minor(typed.amount)) wrong.add('amount');
  if (!isConversionRight(typed)) wrong.add('largestConversion');
  if (typed.gift === 'cashback' && !minor(typed.leastLoss)) wrong.add('leastLoss');
  typed.groups.forEach(({ triggers }, group) =>
    triggers.forEach((trigger, at) => {
      if (!isTriggerRight(trigger)) wrong.add(`trigger.${group}.${at}`);
    }),
  );
  return wrong;
}

function invalidRounds({ vendor, roundGames }: CampaignValues): string[] {
  const games = codesOf(roundGames);
  return [
    ...(/^[a-z][a-z0-9-]{1,30}$/.test(vendor) ? [] : ['vendor']),
    ...(games.length > 0 && games.length <= 20 && games.every((code) => code.length <= 64) ? [] : ['roundGames']),
  ];
}

/** What a gift has no use for is not asked. */
export function isAsked(field: NumericField, { gift }: CampaignValues): boolean {
  switch (field) {
    case 'lossDays':
      return gift === 'cashback';
    case 'percent':
      return gift === 'deposit' || gift === 'cashback';
    case 'rounds':
      return gift === 'freeRounds';
    default:
      return gift !== 'freeRounds' || !stakingFields.has(field);
  }
}

/** Empty where all of a bonus becomes own money; of rounds nothing is asked. */
function isConversionRight({ gift, largestConversion }: CampaignValues): boolean {
  return gift === 'freeRounds' || largestConversion === '' || minor(largestConversion) !== 0n;
}

function isWithinBounds(field: NumericField, typed: string): boolean {
  if (typed === '' && mayBeEmpty.has(field)) return true;
  const [least, most] = bounds[field];
  return /^[0-9]{1,7}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
}

function isTriggerRight({ on, nth, amount, names }: TriggerValues): boolean {
  switch (on) {
    case 'deposit':
      return minor(amount) !== 0n && (nth === '' || isNumberUpTo(100, nth));
    case 'play':
      return minor(amount) !== 0n;
    case 'promo-code':
      return namesOf(names).length > 0 && namesOf(names).every((code) => /^[A-Z0-9]{8,24}$/.test(code));
    case 'link':
      return namesOf(names).length === 1;
    case 'mission':
      return names.trim() === '' || /^[a-z][a-z0-9-]{1,39}$/.test(missionOf(names));
    case 'level':
      return isNumberUpTo(99, nth);
    default:
      return true;
  }
}

function isNumberUpTo(most: number, typed: string): boolean {
  return /^[0-9]{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
}

function missionOf(names: string): string {
  return names.trim().toLowerCase();
}

/** What is sent, once nothing is wrong. */
export function toCampaignTerms(typed: CampaignValues): CampaignTerms {
  return {
    groups: typed.groups.map(({ need, triggers }) => ({ need, triggers: triggers.map(toTrigger) })),
    gives: toGift(typed),
    segment: typed.segment || null,
    receivers: typed.receivers === '' ? null : Number(typed.receivers),
    uses: { times: Number(typed.usesTimes), days: Number(typed.usesDays) },
    claimDays: Number(typed.claimDays),
    days: Number(typed.days),
    ...toStaking(typed),
  };
}

/** Rounds take no stakes: what is said of them means nothing. */
function toStaking(
  typed: CampaignValues,
): Pick<CampaignTerms, 'wagerTimes' | 'largestBetPercent' | 'largestConversion' | 'contribution'> {
  if (typed.gift === 'freeRounds') return { wagerTimes: 1, largestBetPercent: null, contribution: contributionOf(nothingCounts) };
  return {
    wagerTimes: Number(typed.wagerTimes),
    largestBetPercent: typed.largestBetPercent === '' ? null : Number(typed.largestBetPercent),
    ...(typed.largestConversion !== '' && { largestConversion: String(minor(typed.largestConversion)) }),
    contribution: contributionOf(typed),
  };
}

function toGift({
  gift,
  amount,
  percent,
  leastLoss,
  lossDays,
  rounds,
  vendor,
  roundGames,
}: CampaignValues): CampaignTerms['gives'] {
  const cap = String(minor(amount));
  if (gift === 'fixed') return { kind: gift, amount: cap };
  if (gift === 'freeRounds') return { kind: gift, vendor, games: codesOf(roundGames), rounds: Number(rounds), stake: cap };
  if (gift === 'deposit') return { kind: gift, percent: Number(percent), cap };
  return { kind: gift, percent: Number(percent), cap, least: String(minor(leastLoss)), days: Number(lossDays) };
}

function toTrigger({ on, nth, amount, names }: TriggerValues): CampaignTrigger {
  switch (on) {
    case 'deposit': {
      const methods = namesOf(names).map((method) => method.toLowerCase());
      const number = nth === '' ? null : Number(nth);
      return { on, nth: number, least: String(minor(amount)), methods: methods.length ? methods : null };
    }
    case 'play':
      return { on, counted: String(minor(amount)) };
    case 'promo-code':
      return { on, codes: namesOf(names) };
    case 'link':
      return { on, code: names.trim() };
    case 'mission':
      return { on, code: missionOf(names) || null };
    case 'level':
      return { on, rank: Number(nth) };
    default:
      return { on };
  }
}

function namesOf(names: string): string[] {
  return codesOf(names).map((name) => name.toUpperCase());
}

/** As they are written, each once. */
function codesOf(typed: string): string[] {
  return [...new Set(typed.split(/[\s,]+/).filter((code) => code !== ''))];
}

function minor(amount: string): bigint {
  return parseAmount(amount) ?? 0n;
}
