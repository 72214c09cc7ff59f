import type { OperatorRole, OperatorView, StaffSession } from '@pavilion/api/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isFailure } from '../calls/call-failure';
import type { StaffClient } from '../calls/staff-client';
import { useStaff } from '../calls/staff-context';
import { hasRole } from './roles';

interface SessionState {
  state: 'loading' | 'unreachable' | 'none' | 'in';
  operator: OperatorView | undefined;
  /** It was there and the gateway no longer knows it: the page stays as it is until somebody signs in again. */
  ended: boolean;
  startSession(session: StaffSession): void;
  /** @throws CallFailure when the session goes on */
  signOut(): Promise<void>;
  retry(): void;
}

const SessionContext = createContext<SessionState | undefined>(undefined);
const KEY = ['session'];

export function SessionProvider({ client, children }: { client: StaffClient; children: ReactNode }) {
  const staff = useStaff();
  const queries = useQueryClient();
  const [ended, setEnded] = useState(false);
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => staff.session().catch((failure) => (isFailure(failure, 'auth.required') ? null : Promise.reject(failure))),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => client.onSessionEnd(() => setEnded(true)), [client]);
  useEffect(() => client.setCsrfToken(data?.csrf ?? ''), [client, data?.csrf]);

  const value = useMemo<SessionState>(
    () => ({
      state: stateOf(data, isPending, isError),
      operator: data?.operator,
      ended,
      startSession(session) {
        client.setCsrfToken(session.csrf);
        queries.setQueryData(KEY, session);
        setEnded(false);
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
      },
      async signOut() {
        await staff.signOut().catch((failure: unknown) => {
          // One that is over already is what was asked for.
          if (!ended && !isFailure(failure, 'auth.required')) throw failure;
        });
        setEnded(false);
        queries.setQueryData(KEY, null);
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
      },
      retry: () => void refetch(),
    }),
    [data, isPending, isError, ended, client, queries, staff, refetch],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

function stateOf(session: StaffSession | null | undefined, pending: boolean, failed: boolean): SessionState['state'] {
  if (session) return 'in';
  if (pending) return 'loading';
  return failed ? 'unreachable' : 'none';
}

export function useSession(): SessionState {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider around this component');
  return session;
}

/** Whether the operator may do something in a brand; `*` asks about every brand. */
export function useHasRole(): (role: OperatorRole, brand: string) => boolean {
  const { operator } = useSession();
  return (role, brand) => operator !== undefined && hasRole(operator, role, brand);
}
