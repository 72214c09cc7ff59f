import type { Board, LeaderboardValue } from '@pavilion/api/boards';
import type { BoardTerms, StaffBoardsValue } from '@pavilion/api/staff';
import { DAY_MS } from '@pavilion/time';
import type { Brand } from '../../../platform/http';
import type { Platform } from '../../../platform/platform';
import type { Brands } from '../../control/brands';
import type { Awards } from '../awards';
import type { CountedPlay } from '../counted-play';
import type { PromotionRules, RuleInForce } from '../promotion-rules';
import { boardKind } from './board-kind';
import { createFollowing } from './follow';
import { type BoardSteps, createSteps, defineJobs } from './jobs';
import { createSettling } from './settle';
import { periodStore } from './period-store';
import { prizeStore } from './prize-store';
import { entryStore } from './entry-store';
import type { PeriodRow } from './tables';
import { toBoard, toPast, toRunning, toStaffPeriod } from './wire';

const TOP = 20;
const PERIODS_SHOWN = 6;
const PERIODS_FOR_STAFF = 20;
/** How long a board that is off is seen with its last winners. */
const SHOWN_AFTER_MS = 7 * DAY_MS;

export interface BoardDependencies {
  brands: Pick<Brands, 'all' | 'byCode'>;
  promotionRules: Pick<PromotionRules, 'add' | 'active' | 'version'>;
  countedPlay: Pick<CountedPlay, 'catchUp'>;
  awards: Awards;
}

/** Who is ahead in a day, a week or a month, and the prizes of those that are over. Decision 108. */
export interface Boards {
  /** The boards that are on, as they were followed last, with the place of whoever asks. */
  of(brand: Brand, memberId: string, at?: Date): Promise<LeaderboardValue>;
  /** The last periods of a brand, as operators see them. */
  overview(brand: string): Promise<StaffBoardsValue>;
  /** What its jobs do. */
  steps: BoardSteps;
}

export function createBoards(platform: Platform, needs: BoardDependencies): Boards {
  const { db } = platform;
  const { brands, promotionRules, countedPlay, awards } = needs;
  promotionRules.add(boardKind);
  const [store, standings, prizes] = [periodStore(db), entryStore(db), prizeStore(db)];
  const following = createFollowing(store, promotionRules);
  const steps = createSteps({ brands, countedPlay, following, settling: createSettling(db, awards), store });
  defineJobs(platform, steps);
  const running = async (period: PeriodRow, memberId: string) => {
    const { id } = period;
    const [members, top, entry, own] = await Promise.all([
      standings.members(id),
      standings.top(id, TOP),
      standings.entry(id, memberId),
      standings.own(id, memberId),
    ]);
    return toRunning({ period, members, top, entry, own }, memberId);
  };
  const show = async (rule: RuleInForce<BoardTerms>, memberId: string, at: Date): Promise<Board> => {
    const periods = await store.ofBoard(rule.brand, rule.code, PERIODS_SHOWN);
    const now = periods.find(({ ends_at }) => ends_at > at);
    const past = await Promise.all(
      periods.filter((each) => each !== now).map(async (each) => toPast(each, await prizes.of(each.id), memberId)),
    );
    return { ...toBoard(rule, now?.terms ?? rule.terms), running: now ? await running(now, memberId) : null, past };
  };
  /** Those that are on, and those that were switched off while a period ran: it ends as it was promised. */
  const shownRules = async (brand: string, at: Date): Promise<RuleInForce<BoardTerms>[]> => {
    const rules = await promotionRules.active<BoardTerms>(brand, 'board', at);
    const shown = new Set(rules.map(({ code }) => code));
    for (const { code, rule_id, ends_at } of await store.latest(brand, PERIODS_FOR_STAFF)) {
      if (shown.has(code) || at.getTime() - ends_at.getTime() > SHOWN_AFTER_MS) continue;
      const rule = await promotionRules.version<BoardTerms>(rule_id);
      if (rule) rules.push(rule);
      shown.add(code);
    }
    return rules;
  };
  return {
    steps,
    async of({ code, currency }, memberId, at = new Date()) {
      const rules = await shownRules(code, at);
      return { currency, boards: await Promise.all(rules.map((rule) => show(rule, memberId, at))) };
    },
    async overview(brand) {
      const periods = await store.latest(brand, PERIODS_FOR_STAFF);
      const seen = periods.map(async (period) => {
        const [members, top, given] = await Promise.all([
          standings.members(period.id),
          standings.top(period.id, TOP),
          prizes.of(period.id),
        ]);
        return toStaffPeriod(period, { members, top, prizes: given });
      });
      return { currency: brands.byCode(brand)?.currency ?? '', periods: await Promise.all(seen) };
    },
  };
}
