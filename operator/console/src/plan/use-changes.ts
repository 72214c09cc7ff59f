import { createContext, useContext } from 'react';
import type { Proposal } from './proposal';
import type { KillTarget } from './target';

export interface Changes {
  /** Opens the plan of it; nothing is done before somebody gives a reason and agrees. */
  propose(proposal: Proposal): void;
  /** Ends a remote in every open page: one deliberate step, no plan. */
  kill(target: KillTarget): void;
}

export const ChangesContext = createContext<Changes | undefined>(undefined);

export function useChanges(): Changes {
  const changes = useContext(ChangesContext);
  if (!changes) throw new Error('No ChangesProvider around this component');
  return changes;
}
