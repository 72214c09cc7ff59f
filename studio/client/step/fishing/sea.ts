import { KINDS } from '../../../src/steps/fishing';
import { element } from '../../element';
import { drawBaked } from '../../engine/baked';
import type { Box } from '../../engine/canvas-scene';
import { easeOut, shareOf, wantsLessMotion } from '../../engine/motion';
import { alpha } from '../../engine/paint';
import type { Skin } from '../../engine/skin';
import type { Sound } from '../../engine/sound';
import { Stage } from '../../engine/stage';
import { shortTimes } from '../../engine/times';
import { translate } from '../../messages/translate';
import styles from './fishing.module.css';
import { paintAim, paintLine, paintNet, paintTimes } from './paint-shot';
import { paintBoat, paintWater, SURFACE } from './paint-water';
import { type Fish, School } from './school';
import { Sprites } from './sprites';

/** From the boat to the fish. */
const FLIGHT_MS = 320;
/** A fish in the net or out of it again: the same time for both. */
const AFTER_MS = 800;
/** Between nets that are thrown in one go. */
const BETWEEN_MS = 170;
/** No step of the clock is longer, as after a while in another tab. */
const LONGEST_STEP_MS = 60;
const BUBBLES = 14;

interface Shot {
  readonly fish: Fish;
  readonly thrownAt: number;
  /** What it caught, in stakes of a shot; undefined until the studio has told it. */
  caught?: number | undefined;
  /** When it was seen what it caught. */
  seenAt?: number;
}

/** Fish that swim by, and nets that are thrown at them. What a net caught is seen once it got there and the studio has told it. */
export class Sea {
  readonly element = element('canvas', { class: styles['sea'], role: 'img', 'aria-label': translate('fishing.sea') });
  private readonly school = new School();
  private readonly sprites: Sprites;
  private readonly stage = new Stage(this.element, (...moment) => this.moment(...moment));
  private box: Box = { width: 0, height: 0 };
  private shots: Shot[] = [];
  private pressed: Fish | undefined;
  private aimed: string | undefined;
  private isOpen = false;
  private last = 0;
  private waiting: (() => void) | undefined;

  constructor(
    private readonly skin: Skin,
    private readonly sound: Sound,
    private readonly see: () => void,
  ) {
    this.sprites = new Sprites(
      skin,
      KINDS.map(({ letter }) => letter),
      () => this.stage.draw(),
    );
  }

  /** How many shots were seen to their end. */
  get seen(): number {
    const first = this.shots.findIndex(({ seenAt }) => seenAt === undefined);
    return first < 0 ? this.shots.length : first;
  }

  /** The kind of the fish at a place on the canvas; the next net is for this one of it. */
  aimAt(x: number, y: number): string | undefined {
    const now = performance.now();
    const near = this.school.fish
      .filter((fish) => fish.goneUntil <= now)
      .map((fish) => ({ fish, far: Math.hypot(this.placeOf(fish, now).x - x, this.placeOf(fish, now).y - y) }))
      .filter(({ fish, far }) => far <= this.sizeOf(fish) * 0.6)
      .sort((one, other) => one.far - other.far)[0];
    this.pressed = near?.fish;
    return near?.fish.letter;
  }

  /**
   * What was fired so far in an open round, and what is told of it. Shots of which everything is told already are not thrown again, unless they are shown once
   * more.
   */
  follow(
    aims: string,
    catches: readonly number[],
    { isOpen = false, aimed = undefined as string | undefined, again = false },
  ): void {
    const now = performance.now();
    [this.isOpen, this.aimed] = [isOpen, aimed];
    this.shots.length = Math.min(this.shots.length, aims.length);
    for (let shot = this.shots.length; shot < aims.length; shot += 1)
      this.throwAt(aims.charAt(shot), now, !again && catches[shot] !== undefined);
    for (const [at, caught] of catches.entries()) if (this.shots[at]) this.shots[at].caught = caught;
    if (wantsLessMotion()) for (const shot of this.shots) if (shot.caught !== undefined) shot.seenAt ??= now;
    this.stage.draw();
  }

  /** The round is over: what was caught stays caught, and the fish come to rest. */
  close(): void {
    this.isOpen = false;
    this.stage.draw();
  }

  /** Resolves once every shot was seen to its end. */
  async allSeen(): Promise<void> {
    if (wantsLessMotion() || this.isQuiet(performance.now())) return;
    await new Promise<void>((resolve) => (this.waiting = resolve));
  }

  private throwAt(letter: string, now: number, isOld: boolean): void {
    const pressed = this.pressed?.letter === letter ? this.pressed : undefined;
    const fish = pressed ?? this.school.nearest(letter, now) ?? this.school.fish.find((each) => each.letter === letter);
    this.pressed = undefined;
    if (!fish) return;
    const after = (this.shots.at(-1)?.thrownAt ?? -Infinity) + BETWEEN_MS;
    this.shots.push(isOld ? { fish, thrownAt: -Infinity, seenAt: -Infinity } : { fish, thrownAt: Math.max(now, after) });
    if (!isOld) this.sound.whoosh(0.15);
  }

  private isQuiet(now: number): boolean {
    return this.shots.every(({ seenAt }) => seenAt !== undefined && now - seenAt >= AFTER_MS);
  }

  private moment(context: CanvasRenderingContext2D, box: Box, now: number): boolean {
    const moves = !wantsLessMotion() && (this.isOpen || !this.isQuiet(now));
    this.box = box;
    if (moves) this.school.swim(Math.min(now - this.last, LONGEST_STEP_MS) / 1_000, now);
    this.last = now;
    drawBaked(context, { key: 'water', ...box, opaque: true, paint: (on) => paintWater(on, box, this.skin) });
    this.paintBubbles(context, box, now);
    this.paintFish(context, now);
    paintBoat(context, box, this.skin);
    for (const shot of this.shots) this.paintShot(context, shot, now);
    if (this.isQuiet(now)) {
      this.waiting?.();
      this.waiting = undefined;
    }
    return moves;
  }

  private paintBubbles(context: CanvasRenderingContext2D, { width, height }: Box, now: number): void {
    context.fillStyle = alpha(this.skin.colours.glow, 0.35);
    context.beginPath();
    for (let bubble = 0; bubble < BUBBLES; bubble += 1) {
      const risen = ((bubble * 0.618 + now / (9_000 + bubble * 700)) % 1) * (1 - SURFACE);
      const [x, y] = [((bubble * 0.381 + 0.07) % 1) * width + Math.sin(now / 900 + bubble) * 5, height * (1 - risen)];
      const reach = 1.5 + ((bubble * 0.73) % 1) * 3;
      context.moveTo(x + reach, y);
      context.arc(x, y, reach, 0, Math.PI * 2);
    }
    context.fill();
  }

  private paintFish(context: CanvasRenderingContext2D, now: number): void {
    const nearest = this.isOpen && this.aimed !== undefined ? this.school.nearest(this.aimed, now) : undefined;
    for (const fish of this.school.fish) {
      if (fish.goneUntil > now) continue;
      const [place, size] = [this.placeOf(fish, now), this.sizeOf(fish)];
      this.sprites.draw(context, fish.letter, { ...place, size, heading: fish.heading });
      if (fish === nearest) paintAim(context, place, size * 0.58, this.skin.colours.second);
    }
  }

  private paintShot(context: CanvasRenderingContext2D, shot: Shot, now: number): void {
    const { fish, thrownAt, caught } = shot;
    const { glow, dark } = this.skin.colours;
    if (now < thrownAt || wantsLessMotion()) return;
    const [boat, aim] = [{ x: this.box.width / 2, y: this.box.height * SURFACE }, this.placeOf(fish, now)];
    const [flown, reach] = [easeOut(shareOf(now, thrownAt, FLIGHT_MS)), this.sizeOf(fish) * 0.55];
    if (flown < 1 || caught === undefined) {
      const net = { x: boat.x + (aim.x - boat.x) * flown, y: boat.y + (aim.y - boat.y) * flown };
      paintLine(context, boat, net, glow);
      return paintNet(context, net, reach * (0.35 + flown * 0.65), glow);
    }
    if (shot.seenAt === undefined) this.arrive(shot, now);
    const over = shareOf(now, shot.seenAt ?? now, AFTER_MS);
    if (over === 1) return;
    if (caught === 0) return paintNet(context, aim, reach * (1 + over * 0.5), glow, 1 - over);
    const up = easeOut(over);
    const net = { x: aim.x + (boat.x - aim.x) * up, y: aim.y + (boat.y - aim.y) * up };
    paintLine(context, boat, net, glow);
    this.sprites.draw(context, fish.letter, { ...net, size: Math.round(reach * 1.5), heading: fish.heading });
    paintNet(context, net, reach * (1 - up * 0.3), glow);
    paintTimes(context, aim, shortTimes(caught * 100), over, dark);
  }

  /** It is seen what the net caught. */
  private arrive(shot: Shot, now: number): void {
    shot.seenAt = now;
    if (shot.caught) this.school.take(shot.fish, now);
    else this.school.scare(shot.fish, now);
    this.sound.knock(shot.caught ? 0.7 : 0.15);
    this.see();
  }

  private sizeOf({ size }: Fish): number {
    return Math.round(size * Math.min(this.box.width * 0.75, this.box.height));
  }

  private placeOf({ x, y, beat }: Fish, now: number): { readonly x: number; readonly y: number } {
    const bob = wantsLessMotion() ? 0 : Math.sin(now / 700 + beat) * 4;
    return { x: x * this.box.width, y: y * this.box.height + bob };
  }
}
