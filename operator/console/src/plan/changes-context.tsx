import { type ReactNode, useMemo, useState } from 'react';
import { KillDialog } from './KillDialog';
import { PlanDialog } from './PlanDialog';
import type { Proposal } from './proposal';
import type { KillTarget } from './target';
import { type Changes, ChangesContext } from './use-changes';

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
