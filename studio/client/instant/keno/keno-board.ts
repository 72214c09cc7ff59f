import { ballsOf, hitsOf, kenoPays, MOST_PICKED, NUMBERS, type KenoChoice } from '../../../src/instant/keno';
import { button, element } from '../../element';
import { wantsLessMotion } from '../../engine/motion';
import { translate } from '../../messages/translate';
import type { Scene } from '../../engine/scene';
import type { SceneParts } from '../instant-play';
import styles from './keno.module.css';
import { STAKE } from '../pays';
import { shortTimes } from '../../engine/times';

const BALL_MS = 150;

/** Forty numbers to press; those that are drawn light up one by one, and below stands what so many hits pay. */
export class KenoBoard implements Scene<KenoChoice> {
  readonly element: HTMLElement;
  private readonly cells: readonly HTMLButtonElement[];
  private readonly ladder = element('ol', { class: styles['ladder'], 'aria-label': translate('keno.pays') });
  private seen: (() => void) | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly parts: SceneParts<KenoChoice>) {
    const { game, skin } = parts;
    this.cells = Array.from({ length: NUMBERS }, (_, at) => this.cell(at + 1));
    const grid = element('div', { class: styles['grid'], role: 'group', 'aria-label': translate('keno.board') }, ...this.cells);
    this.element = element('div', { class: styles['board'] }, grid, this.ladder);
    for (const [name, colour] of Object.entries(skin.colours)) this.element.style.setProperty(`--keno-${name}`, colour);
    this.element.style.setProperty('--keno-art', `url("${skin.symbols['hero']?.art ?? ''}")`);
    game.subscribe(() => this.showPicks());
  }

  start(): void {
    this.clear();
    this.element.dataset['running'] = 'true';
  }

  async land(choice: KenoChoice, drawn: readonly number[]): Promise<void> {
    if (wantsLessMotion()) return this.rest(choice, drawn);
    this.clear();
    const balls = ballsOf(drawn);
    let shown = 0;
    await new Promise<void>((resolve) => {
      this.seen = resolve;
      this.timer = setInterval(() => {
        const ball = balls[shown];
        if (ball === undefined) return this.rest(choice, drawn);
        shown += 1;
        this.light(choice, ball);
        this.showHits(choice, hitsOf(choice, drawn.slice(0, shown)).length);
      }, BALL_MS);
    });
  }

  rest(choice: KenoChoice, drawn: readonly number[] | null): void {
    this.clear();
    for (const ball of drawn ? ballsOf(drawn) : []) this.light(choice, ball, false);
    this.showHits(choice, drawn ? hitsOf(choice, drawn).length : undefined);
  }

  private clear(): void {
    clearInterval(this.timer);
    this.seen?.();
    this.seen = undefined;
    delete this.element.dataset['running'];
    for (const cell of this.cells) delete cell.dataset['ball'];
    this.showPicks();
  }

  private light(choice: KenoChoice, ball: number, sounds = true): void {
    const cell = this.cells[ball - 1];
    const hit = choice.numbers.includes(ball);
    if (!cell) return;
    cell.dataset['ball'] = hit ? 'hit' : 'drawn';
    cell.setAttribute('aria-label', translate(hit ? 'keno.hit' : 'keno.drawn', { number: String(ball) }));
    if (sounds) this.parts.sound.knock(hit ? 0.7 : 0.2);
  }

  private showHits({ numbers, risk }: KenoChoice, hits: number | undefined): void {
    this.ladder.replaceChildren(
      ...kenoPays({ numbers, risk }).map((pays, count) =>
        element(
          'li',
          { 'data-out': String(count === hits), 'data-wins': String(pays > STAKE) },
          element('span', {}, hitsText(count)),
          element('strong', {}, pays > 0 ? shortTimes(pays) : '–'),
        ),
      ),
    );
  }

  private cell(number: number): HTMLButtonElement {
    const made = button({ class: styles['cell'] }, () => this.toggle(number), String(number));
    made.setAttribute('aria-label', String(number));
    return made;
  }

  private toggle(number: number): void {
    const { game } = this.parts;
    const { choice } = game.state;
    const has = choice.numbers.includes(number);
    if (!has && choice.numbers.length >= MOST_PICKED) return;
    const numbers = has ? choice.numbers.filter((each) => each !== number) : [...choice.numbers, number];
    game.choose({ ...choice, numbers });
  }

  private showPicks(): void {
    const { choice, phase } = this.parts.game.state;
    const full = choice.numbers.length >= MOST_PICKED;
    for (const [at, cell] of this.cells.entries()) {
      const picked = choice.numbers.includes(at + 1);
      cell.setAttribute('aria-pressed', String(picked));
      cell.setAttribute('aria-disabled', String(phase !== 'idle' || (full && !picked)));
      if (!cell.dataset['ball']) cell.setAttribute('aria-label', String(at + 1));
    }
  }
}

/** So many numbers that were picked and drawn. */
export function hitsText(hits: number): string {
  return translate(hits === 1 ? 'keno.oneHit' : 'keno.hits', { hits: String(hits) });
}
