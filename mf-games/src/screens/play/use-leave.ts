import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useGoTo } from '@pavilion/host/links';
import { useNavigate } from '@pavilion/host/router';

/** The way out: back to where the player came from. While a round is being played it asks first. */
export function useLeave(underWay: boolean): () => void {
  const { formatMessage } = useIntl();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const go = () => {
    // The first entry of a tab has nothing of ours behind it.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) void navigate(-1);
    else goTo('lobby.home');
  };
  return () => {
    if (!underWay) return go();
    void confirm({
      title: formatMessage({ id: 'games.leave.title' }),
      text: formatMessage({ id: 'games.leave.text' }),
      confirm: formatMessage({ id: 'games.leave.go' }),
      cancel: formatMessage({ id: 'games.leave.stay' }),
    }).then((sure) => sure && go());
  };
}
