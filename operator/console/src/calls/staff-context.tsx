import { createContext, type ReactNode, useContext } from 'react';
import type { StaffCalls } from './staff-calls';

const StaffContext = createContext<StaffCalls | undefined>(undefined);

export function StaffProvider({ calls, children }: { calls: StaffCalls; children: ReactNode }) {
  return <StaffContext value={calls}>{children}</StaffContext>;
}

export function useStaff(): StaffCalls {
  const calls = useContext(StaffContext);
  if (!calls) throw new Error('No StaffProvider around this component');
  return calls;
}
