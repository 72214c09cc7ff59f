import { modelOf } from '../models/models';
import type { ModelId } from '../models/model-id';
import type { Currency, StakeLimits } from '../money/currencies';
import type { Kind, Profile, StakeStep } from './profile';
import { PROFILES, type ProfileCode } from './profiles';

/** For whom and in what a title is played. */
export interface PlayedBy {
  readonly profile: ProfileCode;
  readonly currency: Currency;
  /** In years, when the operator said it at the launch; who is not known to be old enough is taken for young. */
  readonly age: number | null;
}

/** What a brand's rules come to for one player at one title. */
export interface Terms {
  readonly cycleMs: number;
  /** In units; null where the title's own limit is all. */
  readonly maxStake: bigint | null;
  /** Whether a tap may go to the result of what was staked for. */
  readonly mayHurry: boolean;
}

/** @returns undefined where the rules do not let the title be opened in the currency */
export function termsOf(title: { readonly model: ModelId }, { profile, currency, age }: PlayedBy, usualCycleMs: number) {
  const { cycleMs, stakes, unhurried }: Profile = PROFILES[profile];
  if (isLeftOut(title, profile)) return undefined;
  const kind = kindOf(title);
  const steps = stakes?.[kind];
  const maxStake = steps ? stepFor(steps, age)?.most[currency] : null;
  if (maxStake === undefined) return undefined;
  return { cycleMs: cycleMs?.[kind] ?? usualCycleMs, maxStake, mayHurry: unhurried?.includes(kind) !== true } satisfies Terms;
}

/** Whether the rules leave games of this kind out. */
export function isLeftOut(title: { readonly model: ModelId }, profile: ProfileCode): boolean {
  const { leftOut }: Profile = PROFILES[profile];
  return leftOut?.includes(kindOf(title)) === true;
}

/** The rules of a session that was launched: what they refuse was refused at the launch, or has been since, and then nothing may be staked. */
export function termsAt(
  { title, ...player }: PlayedBy & { readonly title: { readonly model: ModelId } },
  usualCycleMs: number,
): Terms {
  return termsOf(title, player, usualCycleMs) ?? { cycleMs: usualCycleMs, maxStake: 0n, mayHurry: false };
}

/** The title's limits, as far as the rules let them be used. */
export function limitsWithin(limits: StakeLimits, { maxStake: most }: Pick<Terms, 'maxStake'>): StakeLimits {
  if (most === null || most >= limits.maxStake) return limits;
  return { ...limits, maxStake: most, firstStake: most < limits.firstStake ? most : limits.firstStake };
}

function stepFor(steps: readonly StakeStep[], age: number | null): StakeStep | undefined {
  return steps.find(({ underAge }) => underAge === undefined || age === null || age < underAge);
}

const KIND_OF: Readonly<Record<string, Kind>> = { 'Video Slots': 'slots', 'Fishing Games': 'fishing' };
const KINDS = new Map<ModelId, Kind>();

function kindOf(title: { readonly model: ModelId }): Kind {
  const known = KINDS.get(title.model);
  if (known) return known;
  const { category } = modelOf(title).listing() as { readonly category?: string };
  const kind = KIND_OF[category ?? ''] ?? 'others';
  KINDS.set(title.model, kind);
  return kind;
}
