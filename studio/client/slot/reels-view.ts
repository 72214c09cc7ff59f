import { type Fall, fallPays, fallsOf, type SlotRules, type SlotWin } from '../../src/slots/slot-rules';
import { button, element } from '../element';
import { wantsLessMotion } from '../engine/motion';
import { translate } from '../messages/translate';
import { landingTimes } from './landing-times';
import { ReelsCanvas, type ReelsParts } from './reels-canvas';
import styles from './slot.module.css';

const EACH_WIN_MS = 1_200;
/** What is shown of a window that pays before the next one comes, and of one that does not. */
const [PAID_MS, UNPAID_MS] = [800, 280];
/** What a bonus is announced with. */
const ANNOUNCED_MS = 1_400;
/** Reels of free spins turn at least so long. */
const TURNED_MS = 300;
const LANDED_MS = 2_500;
const LONGEST_FALL_MS = 3_200;

/** What a spin takes at most to be shown, where nothing keeps the page from drawing. */
export function mostShownMs(rules: SlotRules, stops: readonly number[] | null): number {
  const falls = stops ? fallsOf(rules, stops).length : 1;
  return LANDED_MS + (falls - 1) * LONGEST_FALL_MS;
}

export interface ViewParts extends ReelsParts {
  /** Whether a tap goes to the result of what was staked for. Free spins and re-spins are free of a stake: it always does from there. */
  readonly mayHurry: boolean;
  /** Another win is shown, or what a fall pays. */
  readonly onWins?: (wins: readonly SlotWin[], times: number) => void;
  /** What is seen now is this, and so much has been paid before it; nothing of a spin once the reels turn again. */
  readonly onFall?: (fall: Fall | undefined, paidBefore: number) => void;
  /** What a bonus is announced with; nothing where there is none. */
  readonly announce?: (fall: Fall) => string | undefined;
}

/** The reels and all that a spin shows: where they land, what falls, free spins and coins that are held. A tap goes to the result, where it may. */
export class ReelsView {
  readonly element: HTMLElement;
  private readonly canvas: ReelsCanvas;
  private readonly banner = element('p', { class: styles['banner'], 'aria-hidden': 'true' });
  private readonly skip = button({ class: styles['skip'], hidden: true }, () => this.hurry(), translate('slot.skip'));
  private times = 1;
  private turns: ReturnType<typeof setInterval> | undefined;
  private hurried = false;
  /** The round has ended, as it does on a page that nobody looks at: nothing more of it is shown. */
  private over = false;
  private waited: (() => void) | undefined;

  constructor(
    private readonly parts: ViewParts,
    stops: readonly number[],
  ) {
    this.canvas = new ReelsCanvas(parts);
    this.element = element('div', { class: styles['frame'] }, this.canvas.element, this.banner, this.skip);
    this.canvas.element.addEventListener('click', () => !this.skip.hidden && this.hurry());
    this.rest(stops);
  }

  /** As the spin ended, after its last fall. */
  rest(stops: readonly number[]): void {
    const last = fallsOf(this.parts.rules, stops).at(-1);
    if (last) this.canvas.rest(last);
  }

  /** All reels turn, until it is known where they stop. */
  turn(): void {
    this.showWins([]);
    this.parts.onFall?.(undefined, 0);
    this.canvas.turn();
  }

  /** Resolves once everything of the spin has been shown. */
  async land(stops: readonly number[]): Promise<void> {
    const { rules } = this.parts;
    const falls = fallsOf(rules, stops);
    const [first, ...others] = falls;
    if (!first?.turned) return;
    this.over = false;
    this.showWins([]);
    await this.canvas.land(first.turned, landingTimes(rules, first.turned.stops));
    if (this.over) return;
    this.canvas.rest(first);
    this.hurried = false;
    this.skip.hidden = !this.parts.mayHurry;
    let [before, paid] = [first, 0];
    for (const fall of others) {
      paid += await this.showNext(before, fall, paid);
      if (this.over) return;
      before = fall;
    }
    this.skip.hidden = true;
    this.rest(stops);
  }

  /** What the last window paid. */
  showOutcome(stops: readonly number[]): void {
    const falls = fallsOf(this.parts.rules, stops);
    const last = falls.at(-1);
    const before = falls.slice(0, -1).reduce((sum, fall) => sum + fallPays(fall), 0);
    this.over = true;
    this.skip.hidden = true;
    this.hurry();
    this.rest(stops);
    if (falls.length > 1) this.parts.onFall?.(last, before);
    this.showWins(last?.wins ?? [], last?.times);
  }

  /** The wins, first together and then one after the other. */
  private showWins(wins: readonly SlotWin[], times = 1): void {
    clearInterval(this.turns);
    this.times = times;
    this.mark(wins);
    let shown = -1;
    const showNextWin = () => this.mark([wins[(shown = (shown + 1) % wins.length)] as SlotWin]);
    if (wins.length > 1 && !wantsLessMotion()) this.turns = setInterval(showNextWin, EACH_WIN_MS);
  }

  private mark(wins: readonly SlotWin[]): void {
    this.canvas.wins = wins;
    this.canvas.draw();
    this.parts.onWins?.(wins, this.times);
  }

  /** What the window before paid, and then the next one; answers with what was paid. */
  private async showNext(before: Fall, next: Fall, paid: number): Promise<number> {
    this.parts.onFall?.(before, paid);
    if (before.wins.length > 0) this.showWins(before.wins, before.times);
    await this.wait(before.wins.length > 0 ? PAID_MS : UNPAID_MS);
    if (this.over) return 0;
    // Not sooner: what came before the first free spin was staked for.
    this.skip.hidden = !this.parts.mayHurry && !isFree(next);
    this.showWins([]);
    await this.announce(before, next);
    if (this.over) return 0;
    const sum = fallPays(before);
    // How it ends is not said before it is seen.
    this.parts.onFall?.(
      { ...next, wins: [], ...(before.held && next.held && { held: { ...next.held, coins: before.held.coins } }) },
      paid + sum,
    );
    if (!this.hurried) await this.move(before, next);
    if (!this.over) this.canvas.rest(next);
    return sum;
  }

  private async move(before: Fall, next: Fall): Promise<void> {
    if (next.turned) {
      this.canvas.turn(next.turned.reels);
      const times = landingTimes({ ...this.parts.rules, stillPossible: () => 0 }, next.turned.stops);
      return this.canvas.land(
        next.turned,
        times.map((at) => TURNED_MS + at / 2),
      );
    }
    if (next.held) return before.held ? this.canvas.spinFree(before.held.coins, next.held.coins) : undefined;
    this.parts.sound.knock(0.6);
    return this.canvas.fall(next, before.wins);
  }

  private async announce(before: Fall, next: Fall): Promise<void> {
    const begins = (next.free && !before.free) || (next.held && !before.held);
    const text = begins ? this.parts.announce?.(next) : undefined;
    if (!text) return;
    this.canvas.wins = [cellsOf(this.parts.rules, before)];
    this.canvas.draw();
    await this.wait(PAID_MS);
    this.banner.textContent = text;
    this.banner.dataset['shown'] = 'true';
    await this.wait(ANNOUNCED_MS);
    delete this.banner.dataset['shown'];
    this.canvas.wins = [];
  }

  private hurry(): void {
    this.hurried = true;
    this.waited?.();
    this.canvas.end();
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      this.waited = resolve;
      setTimeout(resolve, milliseconds);
    });
  }
}

function isFree({ free, held }: Fall): boolean {
  return free !== undefined || held !== undefined;
}

/** What began a bonus, marked like a win. */
function cellsOf({ hold, free }: SlotRules, { window }: Fall): SlotWin {
  const symbol = hold?.coin ?? free?.scatter ?? '';
  const cells = window.flatMap((seen, reel) => seen.flatMap((each, row) => (each === symbol ? [[reel, row] as const] : [])));
  return { symbol, count: cells.length, pays: 0, cells };
}
