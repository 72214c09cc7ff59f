import type { RewardStep } from '@pavilion/api/rewards';
import { DAY_MS, dayIn } from '@pavilion/time';
import type { Database } from '../../../platform/database';
import { DomainError } from '../../../platform/errors';
import type { SessionFacts } from '../../../platform/http';
import type { Brands } from '../../control/brands';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import { type ActivityRule, periodOf, phaseOf } from './activity-kind';
import { type ActivityStatus, standOf, takenBackOf } from './activity-state';
import { type RewardStore, rewardStore } from './store';
import type { ApplicationRow, TakerRow } from './tables';

/** Whose activities. */
export type RewardMember = Pick<SessionFacts, 'brand' | 'memberId'>;

export interface StatusDependencies {
  brands: Pick<Brands, 'byCode'>;
  countedPlay: Pick<CountedPlay, 'catchUp' | 'days'>;
  rules: Pick<PromotionRules, 'active' | 'version'>;
}

/** What is over is shown for a month. */
const SHOWN_DAYS = 30;

/** Reads how members stand with the activities of their brand. */
export interface StatusReader {
  all(member: RewardMember): Promise<ActivityStatus[]>;
  /** The one that a step is about, counted to this moment. @throws DomainError `request.not_found`, `service.unavailable` */
  exact(member: RewardMember, code: string, step: RewardStep): Promise<ActivityStatus>;
  /** The brand's day and, where play matters, what has counted of it to this moment. @throws DomainError `service.unavailable` */
  today(member: RewardMember, playMatters: boolean): Promise<{ day: string; counted: bigint }>;
  facts(brand: string): { currency: string; timeZone: string };
}

export function createStatusReader(db: Database, { brands, countedPlay, rules }: StatusDependencies): StatusReader {
  const store = rewardStore(db);
  const facts = (code: string) => {
    const brand = brands.byCode(code);
    if (!brand) throw new DomainError('request.not_found');
    return brand;
  };
  const dayOf = (brand: string) => dayIn(facts(brand).timeZone);
  const countedSince = createCountedSince(countedPlay);
  const playedBy = async ({ brand, memberId }: RewardMember, taker: TakerRow | undefined, { terms }: ActivityRule) => {
    if (!taker || terms.leastPlay === null) return 0n;
    const lastDay = lastDayOf(terms.window, facts(brand).timeZone);
    const played = (await countedSince(memberId, taker.joined_day, lastDay)) - taker.counted_before;
    return played > 0n ? played : 0n;
  };
  const catchUp = async () => {
    if (!(await countedPlay.catchUp())) throw new DomainError('service.unavailable');
  };
  const all = async (member: RewardMember): Promise<ActivityStatus[]> => {
    const [active, read] = await Promise.all([
      rules.active<ActivityRule['terms']>(member.brand, 'activity'),
      readRows(store, member),
    ]);
    const own = await Promise.all(read.takers.map(async (taker) => ({ taker, rule: await versionOf(rules, active, taker.rule) })));
    const ruled = own.flatMap(({ taker, rule }) => (rule ? [{ taker, rule }] : []));
    const known = ruled.filter(({ taker, rule }) => isShown(rule, taker, active));
    const past = ruled.filter((each) => !known.includes(each) && wasClaimed(each));
    const free = active
      .filter((rule) => !read.takers.some((taker) => isOf(taker, rule)) && isRecent(rule))
      .map((rule) => ({ rule, taker: undefined }));
    const statusOf = async ({ rule, taker }: { rule: ActivityRule; taker: TakerRow | undefined }): Promise<ActivityStatus> => ({
      rule,
      taker,
      applications: read.applications.filter(({ taker_id }) => taker_id === taker?.id),
      played: await playedBy(member, taker, rule),
      taken: read.taken(rule.code, taker?.period ?? periodOf(rule.terms)),
    });
    const together = [...known, ...free].toSorted((one, other) => one.rule.position - other.rule.position);
    const present = await Promise.all(together.map(statusOf));
    const former = await Promise.all(past.map(statusOf));
    return [...present, ...former.filter((status) => takenBackOf(status) > 0n)];
  };
  return {
    all,
    facts,
    async exact(member, code, step) {
      const find = async () => {
        const now = new Date();
        const ofCode = (await all(member)).filter(({ rule }) => rule.code === code);
        return ofCode.find((each) => standOf(each, now).steps.includes(step)) ?? ofCode[0];
      };
      const found = await find();
      if (!found) throw new DomainError('request.not_found');
      if (found.rule.terms.leastPlay === null || !found.taker) return found;
      await catchUp();
      return (await find()) ?? found;
    },
    async today({ brand, memberId }, playMatters) {
      const day = dayOf(brand);
      if (!playMatters) return { day, counted: 0n };
      await catchUp();
      return { day, counted: await countedSince(memberId, day, day) };
    },
  };
}

function createCountedSince(countedPlay: StatusDependencies['countedPlay']) {
  return async (memberId: string, from: string, to: string): Promise<bigint> =>
    (await countedPlay.days(memberId, { from, to })).reduce((sum, { counted }) => sum + counted, 0n);
}

async function readRows(store: RewardStore, { brand, memberId }: RewardMember) {
  const [takers, applications, places] = await Promise.all([
    store.takersOf(memberId),
    store.applicationsOf(memberId),
    store.placesOf(brand),
  ]);
  const taken = (code: string, period: Date) =>
    places.find((place) => place.code === code && place.period.getTime() === period.getTime())?.taken ?? 0;
  return { takers, applications: applications as ApplicationRow[], taken };
}

async function versionOf(
  rules: StatusDependencies['rules'],
  active: readonly ActivityRule[],
  id: bigint,
): Promise<ActivityRule | undefined> {
  return active.find((rule) => rule.id === id) ?? rules.version<ActivityRule['terms']>(id);
}

/** Whether somebody takes part in the present period of an activity. */
function isOf({ code, period }: TakerRow, rule: ActivityRule): boolean {
  return code === rule.code && period.getTime() === periodOf(rule.terms).getTime();
}

/** Periods that are past are shown while something of them can be claimed; what is no longer offered, while it goes on or for a month. */
function isShown(rule: ActivityRule, taker: TakerRow, active: readonly ActivityRule[]): boolean {
  if (active.some((offered) => isOf(taker, offered)) || taker.state === 'issued') return true;
  if (active.some(({ code }) => code === taker.code)) return false;
  const end = taker.claimed_at ?? taker.claim_by ?? taker.joined_at;
  return (
    (taker.state === 'joined' && phaseOf(rule.terms, new Date()) === 'open') || end.getTime() > Date.now() - SHOWN_DAYS * DAY_MS
  );
}

/** Claimed within the month: should play of it be taken back, it is shown again, since nothing else would say so. */
function wasClaimed({ taker: { claimed_at: claimed } }: { taker: TakerRow }): boolean {
  return claimed !== null && claimed.getTime() > Date.now() - SHOWN_DAYS * DAY_MS;
}

/** What is played later is for the next window. */
function lastDayOf({ until }: ActivityRule['terms']['window'], timeZone: string): string {
  const now = Date.now();
  return dayIn(timeZone, until === null ? now : Math.min(now, new Date(until).getTime() - 1));
}

function isRecent({ terms: { window } }: ActivityRule): boolean {
  return window.until === null || Date.now() < new Date(window.until).getTime() + SHOWN_DAYS * DAY_MS;
}
