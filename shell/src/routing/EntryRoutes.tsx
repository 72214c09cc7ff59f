import { useDialogs } from '@pavilion/host/dialogs';
import { useLocale } from '@pavilion/host/intl';
import { useSession, useSessionActions } from '@pavilion/host/session';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { textOf } from '../messages';
import { useSite } from '../site-context';

/** `/login`: the lobby with the sign-in popup over it; after it, wherever the player wanted to go. */
export function LoginRoute({ children }: { children: ReactNode }) {
  const { signIn } = useSessionActions();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = redirectTargetOf(state);
  useOpenForVisitors(() => {
    signIn().then(
      () => void navigate(wanted ?? '/', { replace: true }),
      () => void navigate('/', { replace: true }),
    );
  });
  const session = useSession();
  if (session.state === 'signed-in') return <Navigate to={wanted ?? '/'} replace />;
  return children;
}

/** `/register`: the lobby with the register popup over it. */
export function RegisterRoute({ children }: { children: ReactNode }) {
  const { register } = useSessionActions();
  useOpenForVisitors(register);
  const session = useSession();
  if (session.state === 'signed-in') return <Navigate to="/" replace />;
  return children;
}

/** Sends a trial player home, with the reason and the way to an account of their own. */
export function RealAccountRedirect() {
  const { toast } = useDialogs();
  const { register } = useSessionActions();
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    toast('info', textOf('auth.use_real_account', locale), {
      label: formatMessage({ id: 'session.register' }),
      onPress: register,
    });
  }, [toast, register, formatMessage, locale]);
  return <Navigate to="/" replace />;
}

function useOpenForVisitors(open: () => void): void {
  const { restored } = useSite();
  const opened = useRef(false);
  const session = useSession();
  const latest = useRef({ open, state: session.state });
  useEffect(() => {
    latest.current = { open, state: session.state };
  });
  useEffect(() => {
    void restored.then(() => {
      if (opened.current || latest.current.state !== 'visitor') return;
      opened.current = true;
      latest.current.open();
    });
  }, [restored]);
}

/** Where to go afterwards: our own addresses only, whatever the history entry says. */
function redirectTargetOf(state: unknown): string | undefined {
  const wanted = (state as { wanted?: unknown } | null)?.wanted;
  return typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) ? wanted : undefined;
}
