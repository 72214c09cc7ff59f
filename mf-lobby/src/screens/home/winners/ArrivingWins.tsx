import type { EventPayload } from '@pavilion/contract';
import { useCatalogueContext } from '@pavilion/features/games';
import { useEvent } from '@pavilion/host/events';
import { useClient } from '@pavilion/host/http';
import { useQueryClient } from '@pavilion/host/query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type BoardLine, winnersQuery } from '../../../queries/winners';

type Wins = EventPayload<'wins.arrived'>;

/** Fewer lines than this are joined by what is won; of more, it takes the places. */
const FULL = 8;

/**
 * Wins that happen while the board is open. Each takes the place that comes into sight next, so that it is seen soon and nothing moves for it but what
 * moved already.
 */
export function ArrivingWins({ board, first }: { board: RefObject<HTMLElement | null>; first: Wins }): null {
  const asked = useCatalogueContext();
  const { queryKey } = winnersQuery(useClient(), asked);
  const queries = useQueryClient();
  const take = ({ list }: Wins) =>
    queries.setQueryData(queryKey, (known: BoardLine[] = []) => {
      const lines = [...known];
      const places = Math.max(known.length, FULL);
      const next = known.length < FULL ? known.length : nextInSight(board.current);
      list.forEach(({ gameNames, ...win }, at) => {
        lines[(next + at) % places] = { ...win, gameName: gameNames[asked.language], arrived: true };
      });
      return lines;
    });
  const takeFirst = useEffectEvent(() => void take(first));
  useEffect(() => takeFirst(), []);
  useEvent('wins.arrived', take);
  // What was won while nobody told; a board that was just read needs no reading.
  useEvent('updates.missed', () => void queries.refetchQueries({ queryKey, stale: true }));
  return null;
}

/** The first line right of what is seen, else the last. */
function nextInSight(board: HTMLElement | null): number {
  const lines = [...(board?.querySelectorAll('[data-win]') ?? [])];
  const edge = board?.getBoundingClientRect().right ?? 0;
  const next = lines.findIndex((line) => line.getBoundingClientRect().left >= edge);
  return next < 0 ? lines.length - 1 : next;
}
