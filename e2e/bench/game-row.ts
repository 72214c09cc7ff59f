import type { FrameTimes } from './frames';
import type { Row } from './report';

/** A game on a slow phone, in milliseconds and bytes on the wire. */
export interface GameMeasurements {
  /** From its address to a button that can be pressed, with an empty cache. */
  playable: number;
  bytes: number;
  /** While rounds are played to their end. */
  frame: FrameTimes;
  /** What the page's own thread works in each of them. */
  work: FrameTimes;
  /** How much moved by itself meanwhile. */
  shifts: number;
}

type Frames = Pick<FrameTimes, 'late' | 'longest'>;

export const PLAYABLE_MS = 2_500;
const MOST_BYTES = 300 * 1_024;
/** Sixty frames a second, and none that is seen to be missing. */
const PLAIN: Frames = { late: 17, longest: 50 };

/**
 * A title with both goals of its frames: the plain one, by which it is met or missed, and what this machine can: where a page of next to nothing (`bare`) is late too, no game can
 * be sooner.
 */
export function gameRow(title: string, measured: GameMeasurements, bare: Frames): Row {
  const { playable, bytes, frame, work, shifts } = measured;
  const machine = { late: Math.max(PLAIN.late, bare.late), longest: Math.max(PLAIN.longest, bare.longest) };
  return {
    what: `${title}: playable after, loaded, frame (95 of 100 within), longest frame, its thread’s work in them, what moves by itself`,
    value: `${(playable / 1_000).toFixed(1)} s, ${(bytes / 1_024).toFixed(0)} KB, ${framesText(frame)}, ${framesText(work)}, ${shifts}`,
    goal: `≤ 2.5 s, 300 KB, ${framesText(PLAIN)}, 0; frames on this machine ${framesText(machine)}: ${isWithin(frame, machine) ? 'met' : 'missed'}`,
    within: playable <= PLAYABLE_MS && bytes <= MOST_BYTES && isWithin(frame, PLAIN) && shifts === 0,
  };
}

function isWithin(frame: Frames, goal: Frames): boolean {
  return Math.round(frame.late) <= Math.round(goal.late) && Math.round(frame.longest) <= Math.round(goal.longest);
}

export function framesText({ late, longest }: Frames): string {
  return `${late.toFixed(0)} ms, ${longest.toFixed(0)} ms`;
}
