import { KINDS } from '../../../src/steps/fishing';

/** A place or a length as a share of the sea's width and height. */
export interface Fish {
  readonly letter: string;
  /** As a share of the sea's shorter side. */
  readonly size: number;
  x: number;
  y: number;
  /** 1 to the right, -1 to the left. */
  heading: 1 | -1;
  speed: number;
  /** So that they do not rise and sink together. */
  readonly beat: number;
  /** Until then it is gone, because it was caught; in milliseconds. */
  goneUntil: number;
  /** Until then it hurries away. */
  flees: number;
}

/** How large a kind is, and how many of it there are, the rarest first. */
const SIZES = [0.34, 0.3, 0.28, 0.26, 0.24, 0.22, 0.18, 0.18, 0.19];
const COUNTS = [1, 1, 1, 1, 1, 1, 2, 2, 3];
/** Where they are at first, and always for who wants less motion: rare ones deep down. */
const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [0.5, 0.76],
  [0.16, 0.7],
  [0.82, 0.62],
  [0.3, 0.5],
  [0.66, 0.46],
  [0.93, 0.84],
  [0.12, 0.42],
  [0.88, 0.36],
  [0.48, 0.34],
  [0.7, 0.22],
  [0.3, 0.24],
  [0.52, 0.56],
  [0.08, 0.2],
];
const BEYOND = 0.14;
const [HIGHEST, LOWEST] = [0.2, 0.84];
const [SLOWEST, FASTEST] = [0.035, 0.085];
const FLEES_TIMES = 5;
const FLEES_MS = 700;
const GONE_MS = 1_600;

/** The fish of the sea: where each is, and how it swims on. Where they are decides nothing. */
export class School {
  readonly fish: readonly Fish[] = KINDS.flatMap(({ letter }, kind) =>
    Array.from({ length: COUNTS[kind] ?? 1 }, () => ({ letter, size: SIZES[kind] ?? 0.2 })),
  ).map(({ letter, size }, at) => ({
    letter,
    size,
    x: SPOTS[at]?.[0] ?? 0.5,
    y: SPOTS[at]?.[1] ?? 0.5,
    heading: at % 2 === 0 ? 1 : -1,
    speed: SLOWEST + ((at * 0.618) % 1) * (FASTEST - SLOWEST),
    beat: at * 1.7,
    goneUntil: 0,
    flees: 0,
  }));

  /** `seconds` later. */
  swim(seconds: number, now: number): void {
    for (const fish of this.fish) {
      if (fish.goneUntil > now) continue;
      if (fish.goneUntil > 0) this.enter(fish);
      fish.x += fish.heading * fish.speed * seconds * (fish.flees > now ? FLEES_TIMES : 1);
      if (fish.x < -BEYOND || fish.x > 1 + BEYOND) this.enter(fish);
    }
  }

  /** The one of a kind that is nearest to the middle. */
  nearest(letter: string, now: number): Fish | undefined {
    const kin = this.fish.filter((each) => each.letter === letter && each.goneUntil <= now);
    return kin.sort((one, other) => Math.abs(one.x - 0.5) - Math.abs(other.x - 0.5))[0];
  }

  take(fish: Fish, now: number): void {
    fish.goneUntil = now + GONE_MS;
  }

  scare(fish: Fish, now: number): void {
    fish.flees = now + FLEES_MS;
  }

  /** From one side or the other, at another depth. */
  private enter(fish: Fish): void {
    fish.goneUntil = 0;
    fish.heading = Math.random() < 0.5 ? 1 : -1;
    fish.x = fish.heading === 1 ? -BEYOND : 1 + BEYOND;
    fish.y = HIGHEST + Math.random() * (LOWEST - HIGHEST);
  }
}
