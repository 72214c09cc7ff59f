import { useDialogs } from '@pavilion/host/dialogs';
import { useMember, useSessionActions } from '@pavilion/host/session';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

/** Asks, signs out, and goes home: agents to their own landing page. */
export function useSignOut(): () => void {
  const { confirm } = useDialogs();
  const { signOut } = useSessionActions();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const member = useMember();
  return () =>
    void confirm({
      title: formatMessage({ id: 'signOut.title' }),
      text: formatMessage({ id: 'signOut.text' }),
      confirm: formatMessage({ id: 'session.signOut' }),
      cancel: formatMessage({ id: 'signOut.stay' }),
    }).then(async (agreed) => {
      if (!agreed) return;
      await signOut();
      await navigate(member?.agent ? '/agent' : '/');
    });
}
