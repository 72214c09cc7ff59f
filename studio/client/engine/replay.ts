import type { SessionView } from '../studio/studio-calls';

/** A table as its page opens it: to be played at, or to see a round `again` that is over. */
export interface OpenedTable<Round> {
  readonly session: SessionView<Round>;
  readonly again: Round | undefined;
}

interface TableCalls<Round> {
  readonly openSession: () => Promise<SessionView<Round>>;
  readonly replay: (roundId: string) => Promise<Round>;
}

/** The table with the bet and stake of the round that the address names, if it names one. @throws CallError `round.unknown` besides others */
export async function openTable<Round>(calls: TableCalls<Round>): Promise<OpenedTable<Round>> {
  const asked = new URLSearchParams(window.location.search).get('round');
  const [session, again] = await Promise.all([calls.openSession(), asked === null ? undefined : calls.replay(asked)]);
  return { session: again ? { ...session, openRound: null, rounds: [again] } : session, again };
}

/** Where a round is seen again, or without one the game is played; what the page around it said stays in the address. */
export function addressOf(roundId?: string): string {
  const address = new URL(window.location.href);
  address.searchParams.delete('round');
  if (roundId !== undefined) address.searchParams.set('round', roundId);
  return address.href;
}
