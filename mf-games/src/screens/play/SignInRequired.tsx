import type { GameInfoValue } from '@pavilion/api/games';
import { useIntl } from '@pavilion/host/intl';
import { useRequireSignIn, useSessionActions } from '@pavilion/host/session';
import { Button, EmptyState } from '@pavilion/ui';
import { useEffect, useRef } from 'react';

interface SignInRequiredProps {
  info: GameInfoValue | undefined;
  onLeave: () => void;
}

/** A visitor meets the sign-in popup at once; the game opens behind it as soon as they are in. */
export function SignInRequired({ info, onLeave }: SignInRequiredProps) {
  const { formatMessage } = useIntl();
  const { register } = useSessionActions();
  const asked = useRef(false);
  // A player who closes the popup stays here, with the same choice on the page.
  const ask = useRef(useRequireSignIn(() => undefined));
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask.current();
  }, []);
  return (
    <EmptyState
      icon="log-in"
      title={formatMessage({ id: 'games.sign-in.title' }, { name: info?.game.gameName ?? '' })}
      text={formatMessage({ id: 'games.sign-in.text' })}
      action={
        <>
          <Button variant="primary" onClick={() => ask.current()}>
            {formatMessage({ id: 'games.sign-in.logIn' })}
          </Button>
          <Button onClick={register}>{formatMessage({ id: 'games.sign-in.register' })}</Button>
          <Button variant="ghost" onClick={onLeave}>
            {formatMessage({ id: 'games.back' })}
          </Button>
        </>
      }
    />
  );
}
