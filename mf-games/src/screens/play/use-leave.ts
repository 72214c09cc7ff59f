import { useDialogs } from '@pavilion/host/dialogs';
import { useIntl } from '@pavilion/host/intl';
import { useGoTo } from '@pavilion/host/links';
import { useNavigate } from '@pavilion/host/router';

interface LeaveOptions {
  /** A round is being played. */
  roundInProgress: boolean;
  /** The game is a mini-player: whoever closes it there stays on the page they look at. */
  minimized: boolean;
  closeMiniPlayer: () => void;
}

/** `back` leads to where the player came from and leaves the game running; `close` ends it, and asks first while a round is being played. */
export function useLeave({ roundInProgress, minimized, closeMiniPlayer }: LeaveOptions): { back: () => void; close: () => void } {
  const { formatMessage } = useIntl();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const goTo = useGoTo();
  const back = () => {
    // The first entry of a tab has nothing of ours behind it.
    const index = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (index > 0) void navigate(-1);
    else goTo('lobby.home');
  };
  const go = () => {
    closeMiniPlayer();
    if (!minimized) back();
  };
  const close = () => {
    if (!roundInProgress) return go();
    void confirm({
      title: formatMessage({ id: 'games.leave.title' }),
      text: formatMessage({ id: 'games.leave.text' }),
      confirm: formatMessage({ id: 'games.leave.confirm' }),
      cancel: formatMessage({ id: 'games.leave.cancel' }),
    }).then((sure) => sure && go());
  };
  return { back, close };
}
