import { DAY_MS, dayIn } from '@pavilion/time';
import type { SessionFacts } from '../../../platform/http';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules } from '../promotion-rules';
import { type ActivityRule, periodOf, phaseOf } from './activity-kind';
import { type ActivityStatus, takenBackOf } from './activity-state';
import type { RewardStore } from './store';
import type { ApplicationRow, TakerRow } from './tables';

/** Whose activities. */
export type RewardMember = Pick<SessionFacts, 'brand' | 'memberId'>;

/** What is over is shown for a month. */
const SHOWN_DAYS = 30;

type CountedSince = (memberId: string, from: string, to: string) => Promise<bigint>;

interface Dependencies {
  store: RewardStore;
  rules: Pick<PromotionRules, 'active' | 'version'>;
  countedSince: CountedSince;
  timeZoneOf: (brand: string) => string;
}

/** What there is for a member, in the order of the brand; last what was claimed in a window before, and whose play was taken back since. */
export function createMemberActivities({ store, rules, countedSince, timeZoneOf }: Dependencies) {
  const sinceJoined = async (taker: TakerRow | undefined, lastDay: string): Promise<bigint> =>
    taker ? positive((await countedSince(String(taker.member_id), taker.joined_day, lastDay)) - taker.counted_before) : 0n;
  /** What is played since they joined the next period is that one's: no play is counted by two. */
  const playedBy = async (taker: TakerRow | undefined, { terms, brand }: ActivityRule, takers: readonly TakerRow[]) => {
    if (!taker || terms.leastPlay === null) return 0n;
    const lastDay = lastDayOf(terms.window, timeZoneOf(brand));
    const [own, later] = [await sinceJoined(taker, lastDay), await sinceJoined(nextOf(taker, takers), lastDay)];
    return positive(own - later);
  };
  return async (member: RewardMember): Promise<ActivityStatus[]> => {
    const [active, read] = await Promise.all([
      rules.active<ActivityRule['terms']>(member.brand, 'activity'),
      readRows(store, member),
    ]);
    const own = await withRules(rules, active, read.takers);
    const known = own.filter(({ taker, rule }) => isShown(rule, taker, active));
    const past = own.filter((each) => !known.includes(each) && wasClaimed(each));
    const free = active
      .filter((rule) => !read.takers.some((taker) => isOf(taker, rule)) && isRecent(rule))
      .map((rule) => ({ rule, taker: undefined }));
    const statusOf = async ({ rule, taker }: { rule: ActivityRule; taker: TakerRow | undefined }): Promise<ActivityStatus> => ({
      rule,
      taker,
      applications: read.applications.filter(({ taker_id }) => taker_id === taker?.id),
      played: await playedBy(taker, rule, read.takers),
      taken: read.taken(rule.code, taker?.period ?? periodOf(rule.terms)),
    });
    const together = [...known, ...free].toSorted((one, other) => one.rule.position - other.rule.position);
    const present = await Promise.all(together.map(statusOf));
    const former = await Promise.all(past.map(statusOf));
    return [...present, ...former.filter((status) => takenBackOf(status) > 0n)];
  };
}

/** How much counts of some days, by what was counted last. */
export function createCountedSince(countedPlay: Pick<CountedPlay, 'days'>): CountedSince {
  return async (memberId, from, to) =>
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

interface Own {
  taker: TakerRow;
  rule: ActivityRule;
}

/** What somebody takes part in, with the versions by which it goes on. */
async function withRules(
  rules: Pick<PromotionRules, 'active' | 'version'>,
  active: readonly ActivityRule[],
  takers: readonly TakerRow[],
): Promise<Own[]> {
  const versionOf = async (id: bigint) => active.find((rule) => rule.id === id) ?? rules.version<ActivityRule['terms']>(id);
  const own = await Promise.all(takers.map(async (taker) => ({ taker, rule: await versionOf(taker.rule) })));
  return own.flatMap(({ taker, rule }) => (rule ? [{ taker, rule }] : []));
}

/** The same activity as they joined it next; `takers` are the latest first. */
function nextOf(taker: TakerRow, takers: readonly TakerRow[]): TakerRow | undefined {
  return takers.slice(0, takers.indexOf(taker)).findLast(({ code }) => code === taker.code);
}

function positive(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
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
function wasClaimed({ taker: { claimed_at: claimed } }: Own): boolean {
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
