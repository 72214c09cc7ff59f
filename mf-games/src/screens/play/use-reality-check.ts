import { useEffect, useState } from 'react';
import type { Position } from '../../queries/position';

const KEY = 'pavilion-reality-checks';
const MINUTE = 60_000;

/** When a player was told last: the minute of the session that began at `session`. */
interface LastReminder {
  session: string;
  minute: number;
}

/**
 * Whether it is time to tell the player how long they have played and how they stand: each interval once, counted from their first game,
 * never in the middle of a round. It is kept for the tab, so that loading the page again neither tells twice nor begins anew.
 */
export function useRealityCheck(position: Position | undefined, underWay: boolean): [due: boolean, tell: () => void] {
  const now = useNow(position !== undefined);
  const [told, setTold] = useState(readLastReminder);
  useEffect(() => saveLastReminder(told), [told]);
  if (!position) return [false, () => undefined];
  const { startedAt, seconds, since, checkEvery } = position;
  const minute = Math.floor(Math.max(now - since, seconds * 1000) / MINUTE);
  if (told?.session !== startedAt) setTold({ session: startedAt, minute });
  const due = !underWay && told?.session === startedAt && minute - told.minute >= checkEvery;
  return [due, () => setTold({ session: startedAt, minute })];
}

/** The time, a few times a minute. */
function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 6);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

function readLastReminder(): LastReminder | undefined {
  try {
    const [session = '', minute] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    return session ? { session, minute: Number(minute) } : undefined;
  } catch {
    // Forbidden: the reminders begin with this page.
    return undefined;
  }
}

function saveLastReminder(told: LastReminder | undefined): void {
  try {
    if (told) sessionStorage.setItem(KEY, `${told.session} ${told.minute}`);
  } catch {
    // Full or forbidden: after the page is loaded again the interval begins anew.
  }
}
