import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { KillDialog } from './KillDialog';
import { PlanDialog } from './PlanDialog';
import type { Proposal } from './proposal';
import type { KillTarget } from './target';

interface Changes {
  /** Opens the plan of it; nothing is done before somebody gives a reason and agrees. */
  propose(proposal: Proposal): void;
  /** Ends a remote in every open page: one deliberate step, no plan. */
  kill(target: KillTarget): void;
}

const ChangesContext = createContext<Changes | undefined>(undefined);

/** The one way in which anything in the console changes a brand. */
export function ChangesProvider({ children }: { children: ReactNode }) {
  const [proposal, setProposal] = useState<(Proposal & { id: number }) | undefined>();
  const [target, setTarget] = useState<KillTarget | undefined>();
  const changes = useMemo<Changes>(
    () => ({ propose: (wanted) => setProposal({ ...wanted, id: performance.now() }), kill: setTarget }),
    [],
  );
  return (
    <ChangesContext value={changes}>
      {children}
      {proposal && <PlanDialog key={proposal.id} proposal={proposal} onClose={() => setProposal(undefined)} />}
      {target && <KillDialog target={target} onClose={() => setTarget(undefined)} />}
    </ChangesContext>
  );
}

export function useChanges(): Changes {
  const changes = useContext(ChangesContext);
  if (!changes) throw new Error('No ChangesProvider around this component');
  return changes;
}
