import { element } from '../element';
import { easeOut, shareOf, wantsLessMotion } from '../engine/motion';
import { between, combine, facing, NO_ROTATION, normalised, type Rotation, turnAround } from '../engine/rotation';
import { type Paint, paintSolid } from '../engine/solid';
import type { Sound } from '../engine/sound';
import { type DrawMoment, Stage } from '../engine/stage';
import { tenSided } from '../engine/ten-sided';
import styles from './dice-throw.module.css';

const JADE: Paint = { lit: '#4ff0bd', shaded: '#0a5a45', edge: '#c9ffec', ink: '#03261c' };
const GOLD: Paint = { lit: '#ffd98a', shaded: '#94560b', edge: '#fff1cf', ink: '#3b2404' };
/** Tens and ones are of jade, tenths and hundredths of gold. */
const PAINTS = [JADE, JADE, GOLD, GOLD];
const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit));

const FALL_MS = 380;
const BETWEEN_FALLS_MS = 60;
/** Where along its fall a die meets the table for the first time. */
const FIRST_CONTACT = 0.34;
const TURNS_IN_FALL = 1;
const SPINS_PER_SECOND = 1.9;
const LEAN = turnAround([1, 0, 0], -0.2);

interface Die {
  readonly axis: readonly [number, number, number];
  /** How it lay when it was thrown. */
  from: Rotation;
  thrownAt: number;
  /** How it is to lie, and when it begins to fall. */
  to: Rotation;
  fallsAt: number;
  knocked: boolean;
}

/** Heights are in radii of a die. */
interface Pose {
  readonly turned: Rotation;
  readonly height: number;
}

type Motion = 'resting' | 'thrown' | 'falling';

/**
 * Four ten-sided dice, whose digits are the roll: 33.04 is 3, 3, 0 and 4. While a round runs they are in the air and show nothing that
 * counts; they fall when the studio has said what came out.
 */
export class DiceThrow {
  readonly element = element('canvas', { class: styles['dice'], 'aria-hidden': 'true' });
  private readonly dice: Die[] = PAINTS.map((_, at) => ({
    axis: normalised([Math.cos(at * 2.1), 1.2, Math.sin(at * 1.7 + 1)]),
    from: lying(0, at),
    to: lying(0, at),
    thrownAt: 0,
    fallsAt: 0,
    knocked: true,
  }));
  private motion: Motion = 'resting';
  private faces: readonly string[] = ['0', '0', '0', '0'];
  private landed: (() => void) | undefined;
  private readonly stage = new Stage(this.element, (...moment) => this.moment(...moment));

  constructor(private readonly sound: Sound) {}

  /** Shows a roll that is known already. */
  rest(roll: number): void {
    this.faces = facesOf(roll);
    this.dice.forEach((die, at) => (die.to = lying(digitOf(this.faces[at]), at)));
    this.motion = 'resting';
    this.landed?.();
    this.landed = undefined;
    this.stage.draw();
  }

  /** Up into the air, until the roll is known. */
  throwUp(): void {
    if (this.motion !== 'resting' || wantsLessMotion()) return;
    this.motion = 'thrown';
    this.sound.whoosh();
    const now = performance.now();
    for (const die of this.dice) Object.assign(die, { from: die.to, thrownAt: now });
    this.stage.draw();
  }

  /** Lets them fall on `roll`, one after the other; resolves once the last one lies. */
  fall(roll: number): Promise<void> {
    if (this.motion !== 'thrown') {
      this.rest(roll);
      return Promise.resolve();
    }
    const now = performance.now();
    this.faces = facesOf(roll);
    this.dice.forEach((die, at) => {
      const fallsAt = now + at * BETWEEN_FALLS_MS;
      Object.assign(die, { to: lying(digitOf(this.faces[at]), at), fallsAt, knocked: false });
    });
    this.motion = 'falling';
    this.stage.draw();
    return new Promise((resolve) => (this.landed = resolve));
  }

  private readonly moment: DrawMoment = (context, { width, height }, now) => {
    const size = Math.min(width / 9.6, height / 3.1);
    const ground = height / 2 + size * 0.1;
    const step = size * 2.18;
    const gap = size * 0.32;
    this.dice.forEach((die, at) => {
      const x = width / 2 + (at - 1.5) * step + (at < 2 ? -gap : gap);
      const pose = this.poseOf(die, now);
      paintShadow(context, { x, y: ground + size * 0.98, size, height: pose.height });
      const place = { x, y: ground - pose.height * size, size, turned: pose.turned };
      paintSolid(context, tenSided, place, PAINTS[at] ?? JADE, this.writtenOn(at));
    });
    paintPoint(context, { x: width / 2, y: ground + size * 0.72, size });
    if (this.motion === 'falling' && now >= (this.dice.at(-1)?.fallsAt ?? 0) + FALL_MS) this.rest(Number(this.faces.join('')));
    return this.motion !== 'resting';
  };

  private poseOf(die: Die, now: number): Pose {
    if (this.motion === 'resting') return { turned: die.to, height: 0 };
    if (this.motion === 'thrown' || now < die.fallsAt) return inTheAir(die, now);
    const share = shareOf(now, die.fallsAt, FALL_MS);
    if (share > FIRST_CONTACT && !die.knocked) {
      die.knocked = true;
      this.sound.knock(0.4 + Math.random() * 0.4);
    }
    const start = inTheAir(die, die.fallsAt);
    const left = 1 - easeOut(share);
    const turned = combine(turnAround(die.axis, TURNS_IN_FALL * 2 * Math.PI * left), between(start.turned, die.to, easeOut(share)));
    return { turned, height: heightOfFall(start.height, share) };
  }

  /** On the ten sides of a die; of a hundred the first die says ten, as no digit does. */
  private writtenOn(at: number): readonly string[] {
    return at === 0 && this.faces[0] === '10' ? ['10', ...DIGITS.slice(1)] : DIGITS;
  }
}

/** In the air: turning, and going up and down a little. */
function inTheAir({ from, axis, thrownAt }: Die, now: number): Pose {
  const seconds = Math.max(0, now - thrownAt) / 1000;
  const lift = Math.min(seconds / 0.18, 1);
  const height = lift * (0.45 + 0.3 * Math.sin(seconds * 7 + axis[0] * 9));
  return { turned: combine(turnAround(axis, seconds * SPINS_PER_SECOND * 2 * Math.PI), from), height };
}

function heightOfFall(from: number, share: number): number {
  if (share < FIRST_CONTACT) return from * (1 - (share / FIRST_CONTACT) ** 2);
  const bounce = (share - FIRST_CONTACT) / (1 - FIRST_CONTACT);
  return 0.22 * Math.sin(Math.min(bounce * 1.4, 1) * Math.PI) * (1 - bounce);
}

/** How a die lies when it shows a digit: the side to the player, a little askew as thrown dice are. */
function lying(digit: number, at: number): Rotation {
  const side = tenSided.sides[digit];
  if (!side) return NO_ROTATION;
  const askew = turnAround([0, 0, 1], [0.07, -0.05, 0.04, -0.08][at] ?? 0);
  return combine(LEAN, combine(askew, facing(side.right, side.up, side.front)));
}

function facesOf(roll: number): string[] {
  const [whole = '', parts = ''] = (roll / 100).toFixed(2).split('.');
  if (whole === '100') return ['10', '0', ...parts];
  return [...whole.padStart(2, '0'), ...parts];
}

function digitOf(face: string | undefined): number {
  return face === '10' ? 0 : Number(face ?? 0);
}

function paintShadow(
  context: CanvasRenderingContext2D,
  { x, y, size, height }: { x: number; y: number; size: number; height: number },
): void {
  const spread = 1 + height * 0.25;
  context.globalAlpha = 0.34 / spread;
  context.fillStyle = '#03060f';
  context.beginPath();
  context.ellipse(x, y, size * 0.82 * spread, size * 0.15 * spread, 0, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
}

/** The decimal point, as a bead of the lanterns' light. */
function paintPoint(context: CanvasRenderingContext2D, { x, y, size }: { x: number; y: number; size: number }): void {
  const bead = context.createRadialGradient(x - size * 0.04, y - size * 0.05, 0, x, y, size * 0.16);
  bead.addColorStop(0, '#fff4d6');
  bead.addColorStop(1, '#d9902a');
  context.fillStyle = bead;
  context.beginPath();
  context.arc(x, y, size * 0.13, 0, Math.PI * 2);
  context.fill();
}
