import type { AuditedModel, SampleBet } from '../audited-model';

/** A slip as a bet has it. */
export interface TableBet extends SampleBet {
  readonly choice: readonly { readonly spot: string; readonly chips: string }[];
}

/** Chips in BDT units by spot: `laid({ red: 500_000 })`. */
export function laid(chips: Readonly<Record<string, number>>): TableBet {
  const choice = Object.entries(chips).map(([spot, amount]) => ({ spot, chips: String(amount) }));
  return { stake: String(Object.values(chips).reduce((sum, amount) => sum + amount, 0)), choice };
}

/** An outcome with its probability. */
export interface Likely<Outcome> {
  readonly outcome: Outcome;
  readonly chance: number;
}

/** Mean and variance of what a slip brings, in stakes, over all that can come out. */
export function oddsOver<Outcome>(
  all: readonly Likely<Outcome>[],
  bet: SampleBet,
  pays: (bet: TableBet, outcome: Outcome) => bigint,
) {
  const times = all.map(({ outcome, chance }) => [Number(pays(bet as TableBet, outcome)) / Number(bet.stake), chance] as const);
  const mean = times.reduce((sum, [brought, chance]) => sum + brought * chance, 0);
  return { mean, variance: times.reduce((sum, [brought, chance]) => sum + chance * (brought - mean) ** 2, 0) };
}

/** Of each spot's chips, `hundredths` of them. */
export function broughtBy({ choice }: TableBet, hundredths: (spot: string) => number): bigint {
  return choice.reduce((sum, { spot, chips }) => sum + (BigInt(chips) / 100n) * BigInt(hundredths(spot)), 0n);
}

type Edge = AuditedModel['edges'][number];

/** What every table takes and refuses: `low` and `high` are a spot that pays little and one that pays most, `top` the most it brings back, in hundredths. */
export function edgesOf(low: string, high: string, top: number): readonly Edge[] {
  const one = (spot: string, chips: number) => laid({ [spot]: chips });
  const most = Math.floor(100_000_000_000 / top) * 100;
  const stepped = most - (most % 100_000);
  return [
    { currency: 'BDT', bet: one(low, 100_000) },
    { currency: 'BDT', bet: one(low, 99_000), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: laid({ [low]: 1_000_000, [high]: 50_000 }), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: one(low, 5_000_000_000) },
    { currency: 'BDT', bet: one(low, 5_000_100_000), refusal: 'stake.out_of_range' },
    { currency: 'BDT', bet: one(low, 150_000), refusal: 'stake.not_payable' },
    ...(stepped < 5_000_000_000
      ? ([
          { currency: 'BDT', bet: one(high, stepped) },
          { currency: 'BDT', bet: one(high, stepped + 100_000), refusal: 'stake.above_max_win' },
        ] as const)
      : []),
    { currency: 'BDT', bet: one('nowhere', 1_000_000), refusal: 'choice.not_allowed' },
    { currency: 'BDT', bet: { ...one(low, 1_000_000), stake: '2000000' }, refusal: 'choice.not_allowed' },
    {
      currency: 'BDT',
      bet: { stake: '2000000', choice: [...one(low, 1_000_000).choice, ...one(low, 1_000_000).choice] } as TableBet,
      refusal: 'choice.not_allowed',
    },
    { currency: 'USD', bet: one(low, 50_000_000) },
    { currency: 'USD', bet: one(low, 50_100_000), refusal: 'stake.out_of_range' },
    { currency: 'VND', bet: one(low, 100_000_000) },
    { currency: 'VND', bet: one(low, 105_000_000), refusal: 'stake.not_payable' },
  ];
}

/** The numbers that a view tells, or null before its end. */
export function numbersTold({ drawn }: Readonly<Record<string, unknown>>): readonly number[] | null {
  return Array.isArray(drawn) ? (drawn as number[]) : null;
}
