import { useEffect, useEffectEvent, useState } from 'react';

/** Longer than rounds wait for their player, who may think about a hand for an hour. */
const LONGEST_SILENCE_MS = 65 * 60_000;
const INTERRUPTION_TIMEOUT_MS = 60_000;

/** Gives a round up that its game has said nothing of for longer than any lasts, counted from when it was `heardAt`. */
export function useGiveUpRound(underWay: boolean, heardAt: number, giveUp: () => void): void {
  const onSilence = useEffectEvent(giveUp);
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setTimeout(() => onSilence(), heardAt + LONGEST_SILENCE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [underWay, heardAt]);
}

/**
 * Whether a round goes on in which a player is not to be interrupted. One whose vendor has been out of reach for a minute is none: nobody knows when
 * it goes on, and the player's own limits do not wait for that.
 */
export function useGoesOn(roundInProgress: boolean, connectionLost: boolean): boolean {
  const stuck = roundInProgress && connectionLost;
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (!stuck) return undefined;
    const timer = setTimeout(() => setPatient(false), INTERRUPTION_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
      setPatient(true);
    };
  }, [stuck]);
  return roundInProgress && patient;
}
