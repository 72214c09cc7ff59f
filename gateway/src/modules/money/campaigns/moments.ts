import type { CampaignTerms, CampaignTrigger } from '@pavilion/api/staff';
import { addDays, addYears, DAY_MS } from '@pavilion/time';
import type { ReachedRank } from '../levels';
import type { ClaimedMission } from '../missions';

/** A deposit that was credited and not taken back; `n` is its number among the member's. */
export interface PaidDeposit {
  id: string;
  n: number;
  at: Date;
  amount: bigint;
  method: string;
}

/** What is known of a member, as far as campaigns ask for it. Days are those of the brand. */
export interface MemberFacts {
  now: Date;
  today: string;
  /** When a day begins. */
  startOf: (day: string) => Date;
  registeredAt: Date;
  /** Codes that they registered with. */
  links: readonly string[];
  birthday: string | undefined;
  deposits: readonly PaidDeposit[];
  counted: ReadonlyMap<string, bigint>;
  /** Codes that they typed, and gifts by operators, by campaign. */
  typed: ReadonlyMap<string, { code: string; at: Date }>;
  gifts: ReadonlyMap<string, readonly { id: string; at: Date }[]>;
  /** None where no campaign asks for them. */
  missions: readonly ClaimedMission[];
  ranks: readonly ReachedRank[];
}

/** What is asked of a campaign to know what completed it. */
interface Begun {
  code: string;
  validFrom: Date;
}

/** When something happened that a campaign asks for; `key` names it for ever. */
export interface Moment {
  key: string;
  at: Date;
  deposit?: PaidDeposit;
}

/** When a trigger was met, as far back as anything can still be claimed. */
export function momentsOf(trigger: CampaignTrigger, { code, validFrom }: Begun, facts: MemberFacts): Moment[] {
  switch (trigger.on) {
    case 'registration':
      return [{ key: 'registration', at: facts.registeredAt }];
    case 'deposit':
      return facts.deposits
        .filter(({ n, amount }) => (trigger.nth === null || n === trigger.nth) && amount >= BigInt(trigger.least))
        .filter(({ method }) => trigger.methods === null || trigger.methods.includes(method))
        .map((deposit) => ({ key: `deposit:${deposit.id}`, at: deposit.at, deposit }));
    case 'play':
      return [...facts.counted]
        .filter(([, counted]) => counted >= BigInt(trigger.counted))
        .map(([day]) => ({ key: `play:${day}`, at: endOf(day, facts) }));
    case 'sign-in':
      return [{ key: `day:${facts.today}`, at: facts.now }];
    case 'promo-code':
      return typedOf(trigger.codes, facts.typed.get(code));
    case 'link':
      return facts.links.includes(trigger.code) ? [{ key: 'link', at: facts.registeredAt }] : [];
    case 'mission':
      return missionsOf(trigger.code, validFrom, facts);
    case 'level':
      return facts.ranks
        .filter(({ rank, at }) => rank >= trigger.rank && at >= validFrom)
        .map(({ rank, at }) => ({ key: `level:${rank}`, at }));
    case 'birthday':
      return birthdaysOf(facts);
    case 'by-hand':
      return (facts.gifts.get(code) ?? []).map(({ id, at }) => ({ key: `gift:${id}`, at }));
  }
}

function typedOf(codes: readonly string[], typed: { code: string; at: Date } | undefined): Moment[] {
  return typed && codes.includes(typed.code) ? [{ key: `code:${typed.code}`, at: typed.at }] : [];
}

/** One that was over when the campaign began was reached by play from before, whenever it is claimed. */
function missionsOf(wanted: string | null, since: Date, { missions, startOf }: MemberFacts): Moment[] {
  return missions
    .filter(({ code }) => wanted === null || code === wanted)
    .filter(({ at, to }) => at >= since && (to === undefined || startOf(addDays(to, 1)) > since))
    .map(({ code, period, at }) => ({ key: `mission:${code}:${period}`, at }));
}

/** Of today's play the last moment is now. */
function endOf(day: string, { now, startOf }: MemberFacts): Date {
  const end = startOf(addDays(day, 1));
  return end < now ? end : now;
}

/** This year's and last year's; whoever was born on the 29th of February has it on the 1st of March where there is none. */
function birthdaysOf({ birthday, today, startOf }: MemberFacts): Moment[] {
  if (birthday === undefined) return [];
  const year = Number(today.slice(0, 4));
  return [year, year - 1]
    .map((of) => ({ of, day: addYears(birthday, of - Number(birthday.slice(0, 4))) }))
    .filter(({ day }) => day <= today)
    .map(({ of, day }) => ({ key: `birthday:${of}`, at: startOf(day) }));
}

/** Whether a step was met at or before a moment. */
export function isMet(trigger: CampaignTrigger, campaign: Begun, facts: MemberFacts, by: Date = facts.now): boolean {
  return momentsOf(trigger, campaign, facts).some(({ at }) => at <= by);
}

/**
 * The moments at which all groups of a campaign were met and that can still be claimed, newest first. What happened before the campaign began completes nothing; missions and
 * ranks from before are no part of it either. A share of a deposit is of the one that completes it, or of the latest before.
 */
export function occasionsOf({ terms, ...begun }: Begun & { terms: CampaignTerms }, facts: MemberFacts): Moment[] {
  const earliest = new Date(Math.max(begun.validFrom.getTime(), facts.now.getTime() - terms.claimDays * DAY_MS));
  const all = terms.groups.flatMap(({ triggers }) => triggers.flatMap((trigger) => momentsOf(trigger, begun, facts)));
  const once = new Map(all.map((moment) => [moment.key, moment]));
  const newestFirst = [...once.values()].sort(
    (one, other) => other.at.getTime() - one.at.getTime() || (one.key < other.key ? -1 : 1),
  );
  return newestFirst
    .filter(({ at }) => at >= earliest && at <= facts.now)
    .filter(({ at }) => terms.groups.every((group) => isGroupMet(group, begun, facts, at)))
    .flatMap((moment) => {
      const deposit = moment.deposit ?? newestFirst.find((other) => other.deposit && other.at <= moment.at)?.deposit;
      return [{ ...moment, ...(deposit && { deposit }) }];
    });
}

function isGroupMet({ need, triggers }: CampaignTerms['groups'][number], begun: Begun, facts: MemberFacts, by: Date): boolean {
  const met = (trigger: CampaignTrigger) => isMet(trigger, begun, facts, by);
  return need === 'all' ? triggers.every(met) : triggers.some(met);
}

/** Whether something of these kinds is among what a campaign asks for. */
export function asksFor({ groups }: CampaignTerms, ...kinds: readonly CampaignTrigger['on'][]): boolean {
  return groups.some(({ triggers }) => triggers.some(({ on }) => kinds.includes(on)));
}
