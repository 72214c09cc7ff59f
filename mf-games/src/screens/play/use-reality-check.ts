import { storedValue } from '@pavilion/storage';
import * as storageKeys from '@pavilion/storage/keys';
import { useEffect, useState } from 'react';
import type { Position } from '../../queries/position';

const MINUTE = 60_000;

/** When a player was told last: the minute of the session that began at `session`. */
interface LastReminder {
  session: string;
  minute: number;
}

const lastReminder = storedValue<LastReminder, typeof storageKeys.realityChecks>(storageKeys.realityChecks, {
  parse(text) {
    const [, session, minute] = /^(\S+) (\d+)$/.exec(text) ?? [];
    return session && minute ? { session, minute: Number(minute) } : undefined;
  },
  format: ({ session, minute }) => `${session} ${minute}`,
});

/**
 * Whether it is time to tell the player how long they have played and how they stand: each interval once, counted from their first game,
 * never in the middle of a round. It is kept for the tab, so that loading the page again neither tells twice nor begins anew.
 */
export function useRealityCheck(position: Position | undefined, roundInProgress: boolean): [due: boolean, tell: () => void] {
  const now = useNow(position !== undefined);
  const [told, setTold] = useState(lastReminder.read);
  useEffect(() => {
    if (told) lastReminder.write(told);
  }, [told]);
  if (!position) return [false, () => undefined];
  const { startedAt, seconds, since, checkEvery } = position;
  const minute = Math.floor(Math.max(now - since, seconds * 1000) / MINUTE);
  if (told?.session !== startedAt) setTold({ session: startedAt, minute });
  const due = !roundInProgress && told?.session === startedAt && minute - told.minute >= checkEvery;
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
